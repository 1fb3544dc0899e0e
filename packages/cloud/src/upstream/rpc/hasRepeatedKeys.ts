/**
 * Whether a call in a JSON-RPC body names something twice, such as `method`, also in different case. Parsers disagree
 * about which one counts, so such a body could ask an upstream for something else than what was looked at here.
 *
 * @param body valid JSON: a call or a batch.
 */
export function hasRepeatedKeys(body: string): boolean {
  // Strings whole, so that brackets and colons inside them count for nothing.
  const tokens = body.match(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g) ?? []
  const callDepth = tokens[0] === '[' ? 2 : 1
  let depth = 0
  let names = new Set<string>()
  for (const [index, token] of tokens.entries()) {
    if (token === '{' || token === '[') {
      depth += 1
      if (token === '{' && depth === callDepth) names = new Set()
    } else if (token === '}' || token === ']') depth -= 1
    else if (token === ':' && depth === callDepth) {
      const name = toName(tokens[index - 1])
      if (names.has(name)) return true
      names.add(name)
    }
  }
  return false
}

function toName(token: string | undefined): string {
  const name: unknown = JSON.parse(token ?? '""')
  return String(name).toLowerCase()
}
