/** Compares texts by code unit, the same on every node whatever its language. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
