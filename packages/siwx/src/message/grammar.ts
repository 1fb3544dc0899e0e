/** The grammars of a message's fields, as ERC-4361 refers to them (RFC 3986, RFC 3339). */
export const grammar = /*#__PURE__*/ createGrammar()

function createGrammar() {
  const pchar = String.raw`(?:[\w.~!$&'()*+,;=:@-]|%[\da-fA-F]{2})`
  const regName = String.raw`(?:[\w.~!$&'()*+,;=-]|%[\da-fA-F]{2})*`
  const userInfo = String.raw`(?:[\w.~!$&'()*+,;=:-]|%[\da-fA-F]{2})*@`
  const literal = String.raw`\[(?:[\da-fA-F:.]+|v[\da-fA-F]+\.[\w.~!$&'()*+,;=:-]+)\]`
  const authority = String.raw`(?:${userInfo})?(?:${literal}|${regName})(?::\d*)?`
  const hierarchy = String.raw`//${authority}(?:/${pchar}*)*|/(?:${pchar}+(?:/${pchar}*)*)?|${pchar}+(?:/${pchar}*)*|`
  const scheme = String.raw`[a-zA-Z][a-zA-Z\d+.-]*`
  return {
    /** RFC 3986 */
    authority: new RegExp(`^${authority}$`),
    scheme: new RegExp(`^${scheme}$`),
    uri: new RegExp(String.raw`^${scheme}:(?:${hierarchy})(?:\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?$`),
    requestId: new RegExp(`^${pchar}*$`),
    nonce: /^[a-zA-Z\d]{8,}$/,
    /** `reserved`, `unreserved` and spaces, in one line. */
    statement: /^[\w.~:/?#[\]@!$&'()*+,;= -]*$/,
    /** RFC 3339 */
    time: /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|[+-](\d{2}):(\d{2}))$/i,
  } as const
}
