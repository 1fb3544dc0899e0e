/** Whether two values are the same as plain data: an absent property and an `undefined` one are equal. */
export function isDeepEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  if (Array.isArray(left) && Array.isArray(right) && left.length !== right.length) return false
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    isDeepEqual(Reflect.get(left, key), Reflect.get(right, key)),
  )
}
