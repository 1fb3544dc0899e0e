const bits = 30

/** The letters of a text as a bit mask, so that one operation finds out if a text lacks letters of another. */
export function getLetterMask(text: string): number {
  return getPrefixMasks(text).at(-1) ?? 0
}

/** The letter masks of a text's prefixes, starting with the empty one. */
export function getPrefixMasks(text: string): readonly number[] {
  let mask = 0
  const masks = [0]
  for (let index = 0; index < text.length; index += 1) {
    mask |= 1 << (text.charCodeAt(index) % bits)
    masks.push(mask)
  }
  return masks
}

/** Whether a text lacks more than the allowed number of required letters. */
export function lacksLetters(required: number, available: number, allowed: number): boolean {
  let missing = required & ~available
  for (let left = allowed; missing !== 0; left -= 1) {
    if (left === 0) return true
    missing &= missing - 1
  }
  return false
}
