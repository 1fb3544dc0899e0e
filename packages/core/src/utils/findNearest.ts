/** The candidate that a mistyped name was probably meant to be: at most three letters off. */
export function findNearest(name: string, candidates: readonly string[]): string | undefined {
  let nearest: string | undefined
  let least = 4
  for (const candidate of candidates) {
    const distance = measure(name.slice(0, 64).toLowerCase(), candidate.toLowerCase())
    if (distance < least) [least, nearest] = [distance, candidate]
  }
  return nearest
}

/** How many letters have to be put in, taken out or changed (Levenshtein). */
function measure(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let done = 0; done < from.length; done++) {
    const next = [done + 1]
    for (let index = 0; index < to.length; index++) {
      const [left = 0, above = 0, diagonal = 0] = [next[index], row[index + 1], row[index]]
      next.push(Math.min(left + 1, above + 1, diagonal + (from[done] === to[index] ? 0 : 1)))
    }
    row = next
  }
  return row[to.length] ?? from.length
}
