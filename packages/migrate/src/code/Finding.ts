/** What was changed at a place of the code, or was left to do by hand. */
export interface Finding {
  readonly kind: 'changed' | 'manual'
  /** Relative to the app's folder. */
  readonly file: string
  /** From 1. Of the text before the migration. */
  readonly line: number
  /** What was changed; or what was left, and why. */
  readonly what: string
  /** What to do by hand. */
  readonly todo?: string | undefined
  /** The section of the guide, such as `theme`. */
  readonly section?: 'options' | 'hooks' | 'components' | 'theme' | undefined
}
