import type { tokens } from './tokens.ts'

type Groups = typeof tokens

/** Names of all tokens, without the prefix: `'accent' | 'radius-dialog' | …`. */
export type TokenName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

/** One CSS value for both themes, or one for each. */
export type ThemeValue = string | { readonly light?: string | undefined; readonly dark?: string | undefined }

/**
 * An app's values for the modal's tokens, by short name or by custom property. `docs/theme.md` lists all tokens and their
 * defaults.
 *
 * @example
 * const variables: ThemeVariables = { accent: { light: '#7a2fe0', dark: '#c9a6ff' }, '--lk-radius-dialog': '16px' }
 */
export type ThemeVariables = {
  readonly [Name in TokenName | `--lk-${TokenName}`]?: ThemeValue | undefined
}
