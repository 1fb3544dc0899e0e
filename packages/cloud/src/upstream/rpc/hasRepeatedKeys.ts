/**
 * Whether a call in a JSON-RPC body contains a duplicate key, such as `method`, ignoring case. Parsers disagree about
 * which one counts, so an upstream could execute a method that was not checked here.
 *
 * @param body valid JSON: a call or a batch.
 */
export function hasRepeatedKeys(body: string): boolean {
  // Match whole strings, so that brackets and colons inside them are ignored.
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
