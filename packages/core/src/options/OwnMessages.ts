/**
 * An app's own wording: ICU messages by their keys, which `docs/languages.md` leads to. Texts that cannot be parsed are left out.
 *
 * @example
 * const messages: OwnMessages = { 'connect.title': 'Sign in to Acme' }
 */
export type OwnMessages = Readonly<Record<string, string | undefined>>
