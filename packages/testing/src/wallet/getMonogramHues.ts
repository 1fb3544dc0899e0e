/** Returns the two hues of a name's monogram, in degrees. The same name always has the same hues. */
export function getMonogramHues(name: string): readonly [number, number] {
  // FNV-1a gives similar names ("Wallet A", "Wallet B") very different hues.
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  const hue = hash % 360
  return [hue, (hue + 40 + ((hash >>> 16) % 40)) % 360]
}
