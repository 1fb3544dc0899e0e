/** Returns up to `limit` lines that only one of two texts has, marked with `-` and `+`. */
export function diffLines(before: string, after: string, limit = 60): string {
  const removed = subtract(before, after).map((line) => `  - ${line}`)
  const added = subtract(after, before).map((line) => `  + ${line}`)
  const lines = [...removed, ...added]
  const rest = lines.length - limit
  return [...lines.slice(0, limit), ...(rest > 0 ? [`  … and ${rest} more lines`] : [])].join('\n')
}

/** Returns the lines of one text that the other does not have, counting repeated lines. */
function subtract(text: string, other: string): readonly string[] {
  const counts = new Map<string, number>()
  for (const line of other.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1)
  return text.split('\n').filter((line) => {
    const left = counts.get(line) ?? 0
    counts.set(line, left - 1)
    return left <= 0
  })
}
