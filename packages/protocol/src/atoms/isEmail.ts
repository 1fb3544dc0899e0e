const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const pattern = /*#__PURE__*/ new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`, 'i')

/**
 * Whether a text is an e-mail address by the rule of HTML's `<input type="email">`, with a dot in the domain and the
 * lengths of RFC 5321.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 * @example
 * ```ts
 * isEmail('visitor@example.com') // true
 * ```
 */
export function isEmail(value: string): boolean {
  return value.length <= 254 && pattern.test(value)
}
