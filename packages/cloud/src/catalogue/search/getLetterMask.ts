const bits = 30

/** The letters that a text has, as bits: whether one text lacks letters of another is then one operation. */
export function getLetterMask(text: string): number {
  return getPrefixMasks(text).at(-1) ?? 0
}

/** The letters of a text's beginnings, the empty one first. */
export function getPrefixMasks(text: string): readonly number[] {
  let mask = 0
  const masks = [0]
  for (let index = 0; index < text.length; index += 1) {
    mask |= 1 << (text.charCodeAt(index) % bits)
    masks.push(mask)
  }
  return masks
}

/** Whether a text lacks more letters of what is wanted than is forgiven. */
export function lacksLetters(wanted: number, present: number, forgiven: number): boolean {
  let missing = wanted & ~present
  for (let left = forgiven; missing !== 0; left -= 1) {
    if (left === 0) return true
    missing &= missing - 1
  }
  return false
}
