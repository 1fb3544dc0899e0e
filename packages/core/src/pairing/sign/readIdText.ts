/** A JSON token: a string, with its colon if it is a name; a bracket; or a number or literal. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}[\]]|[\w.+-]+/g

/**
 * Returns the id of a JSON-RPC frame as its original JSON text, so that it can be repeated exactly: a number may have more
 * digits than JavaScript preserves. Returns `undefined` if the value is not an id.
 */
export function readIdText(frame: string, id: unknown): string | undefined {
  if (typeof id === 'string') return id.length <= 64 ? JSON.stringify(id) : undefined
  if (typeof id !== 'number') return undefined
  if (Number.isSafeInteger(id)) return `${id}`
  const digits = findDigits(frame)
  return Number(digits) === id ? digits : undefined
}

/** Returns the text of the frame's own `id`, not of a nested one. As in JSON.parse, the last one counts. */
function findDigits(frame: string): string | undefined {
  let digits: string | undefined
  let depth = 0
  let isId = false
  for (const [token] of frame.matchAll(tokens)) {
    if (isId) digits = /^\d+$/.test(token) ? token : undefined
    if (token === '{' || token === '[') depth += 1
    if (token === '}' || token === ']') depth -= 1
    isId = depth === 1 && /^"id"\s*:$/.test(token)
  }
  return digits
}
