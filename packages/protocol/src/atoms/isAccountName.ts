/**
 * Whether a text is a valid account name without its suffix: at least 4 letters, digits and hyphens.
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
