const quote = 34
const backslash = 92

/**
 * The raw text of a request's id, such as `"1700000000000000001"` with quotes or `1700000000000000001` without: a
 * number would lose its last digits. If the key occurs twice, the last one counts, as in JSON.parse.
 *
 * @param text a JSON object that JSON.parse accepts.
 * @returns `undefined` if the object has no id.
 */
export function findRequestId(text: string): string | undefined {
  let id: string | undefined
  let position = skipSpace(text, skipSpace(text, 0) + 1)
  while (text.charCodeAt(position) === quote) {
    const keyEnd = findStringEnd(text, position)
    const key = text.slice(position, keyEnd)
    const start = skipSpace(text, skipSpace(text, keyEnd) + 1)
    const end = findValueEnd(text, start)
    if (key === '"id"' || (key.includes('\\') && JSON.parse(key) === 'id')) id = text.slice(start, end)
    position = skipSpace(text, end)
    if (text[position] === ',') position = skipSpace(text, position + 1)
  }
  return id
}

function skipSpace(text: string, from: number): number {
  let position = from
  // Space, tab, line feed, carriage return.
  while (position < text.length && text.charCodeAt(position) <= 32) position += 1
  return position
}

/** The position after the closing quote of the string at `start`. */
function findStringEnd(text: string, start: number): number {
  let position = start + 1
  for (;;) {
    const end = text.indexOf('"', position)
    if (end === -1) return text.length
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes += 1
    if (slashes % 2 === 0) return end + 1
    position = end + 1
  }
}

/** The position after the value at `start`. */
function findValueEnd(text: string, start: number): number {
  const first = text[start]
  if (first === '"') return findStringEnd(text, start)
  if (first !== '{' && first !== '[') return findScalarEnd(text, start)
  let depth = 0
  let position = start
  while (position < text.length) {
    const character = text[position]
    if (character === '"') {
      position = findStringEnd(text, position)
      continue
    }
    if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    position += 1
    if (depth === 0) break
  }
  return position
}

function findScalarEnd(text: string, start: number): number {
  const end = /[\s,}\]]/g
  end.lastIndex = start
  return end.exec(text)?.index ?? text.length
}
