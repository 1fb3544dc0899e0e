/** Compares two amounts without a sign, such as `0.25`, whatever their length. */
export function compareDecimals(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.split('.'))
  const digits = Math.max(a?.[1]?.length ?? 0, b?.[1]?.length ?? 0)
  const [left, right] = [a, b].map((parts) => BigInt((parts?.[0] ?? '0') + (parts?.[1] ?? '').padEnd(digits, '0')))
  if (left === right || left === undefined || right === undefined) return 0
  return left < right ? -1 : 1
}
