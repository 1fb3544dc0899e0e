/**
 * Whether a text can be an account name, without its suffix: letters, digits and hyphens only, at least 4 of them.
 *
 * @example
 * ```ts
 * isAccountName('mira-01') // true
 * isAccountName('mia') // false
 * ```
 */
export function isAccountName(value: string): boolean {
  return /^[a-zA-Z0-9-]{4,}$/.test(value)
}
