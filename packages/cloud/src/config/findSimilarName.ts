/** The most similar known name with at most two edits, for "did you mean" hints. */
export function findSimilarName(name: string, known: readonly string[]): string | undefined {
  const distances = known.map((candidate) => ({ candidate, distance: countEdits(name, candidate) }))
  return distances.filter(({ distance }) => distance <= 2).sort((a, b) => a.distance - b.distance)[0]?.candidate
}

/** The Levenshtein distance between two words. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_unused, index) => index)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
