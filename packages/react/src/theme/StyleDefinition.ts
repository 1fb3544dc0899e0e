/** Later layers win over earlier ones whatever their selectors, so the order in which components mount never matters. */
export type StyleLayer = 'theme' | 'base' | 'ui' | 'modal' | 'view' | 'override' | 'reset'

/** A style sheet as a constant: written once in an `X.styles.ts`, adopted by every root in which it is used. */
export interface StyleDefinition {
  /** Unique among all definitions: a second one with the same id replaces the first. */
  readonly id: string
  readonly css: string
  /** `'ui'` when not given. */
  readonly layer?: StyleLayer | undefined
}
