/** Returns the edit distance between the query and a word's closest prefix; `undefined` above the limit. */
export type PrefixMatcher = (word: string) => number | undefined

/**
 * Prepares to compare one query with many words. An edit is an inserted, missing or wrong letter, or two swapped
 * neighbours. The query is compared with the closest prefix of the word, so that a partly typed word with a typo still
 * matches.
 *
 * Computes only cells within `most` of the diagonal; all others exceed the limit.
 */
export function createPrefixMatcher(query: string, most: number): PrefixMatcher {
  const { length } = query
  const tooMany = most + 1
  const width = 2 * most + 1
  // Cell `offset` of a row is column `row - most + offset` of the matrix.
  let before = new Uint8Array(width)
  let last = new Uint8Array(width)
  let current = new Uint8Array(width)
  const at = (cells: Uint8Array, offset: number): number => cells[offset] ?? tooMany

  return (word) => {
    for (let offset = 0; offset < width; offset += 1) last[offset] = offset < most ? tooMany : offset - most
    for (let row = 1; row <= length; row += 1) {
      let least = tooMany
      for (let offset = 0; offset < width; offset += 1) {
        const column = row - most + offset
        let cost = tooMany
        if (column === 0) cost = row
        else if (column > 0 && column <= word.length) {
          const letter = query.charCodeAt(row - 1)
          const isSame = letter === word.charCodeAt(column - 1)
          cost = Math.min(
            at(last, offset) + (isSame ? 0 : 1),
            at(last, offset + 1) + 1,
            (offset === 0 ? tooMany : at(current, offset - 1)) + 1,
          )
          const isSwapped =
            row > 1 &&
            column > 1 &&
            letter === word.charCodeAt(column - 2) &&
            query.charCodeAt(row - 2) === word.charCodeAt(column - 1)
          if (isSwapped) cost = Math.min(cost, at(before, offset) + 1)
        }
        current[offset] = Math.min(cost, tooMany)
        if (cost < least) least = cost
      }
      if (least > most) return undefined
      const spare = before
      before = last
      last = current
      current = spare
    }
    let distance = tooMany
    for (let offset = 0; offset < width; offset += 1) {
      if (length - most + offset <= word.length) distance = Math.min(distance, at(last, offset))
    }
    return distance > most ? undefined : distance
  }
}
