/** Later layers win over earlier ones regardless of selectors, so the mount order of components does not matter. */
export type StyleLayer = 'theme' | 'base' | 'ui' | 'modal' | 'view' | 'override' | 'reset'

/** A style sheet as a constant, defined in an `X.styles.ts` file and adopted by every root that uses it. */
export interface StyleDefinition {
  /** Unique: a second definition with the same id replaces the first. */
  readonly id: string
  readonly css: string
  /** `'ui'` by default. */
  readonly layer?: StyleLayer | undefined
}
