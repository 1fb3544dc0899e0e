const backslash = 0x5c

/** The position after the closing quote of the string of a JSON text that starts at `start`; the end of a text that does not close it. */
export function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1) {
    let first = end
    while (text.charCodeAt(first - 1) === backslash) first -= 1
    if ((end - first) % 2 === 0) return end + 1
    end = text.indexOf('"', end + 1)
  }
  return text.length
}
