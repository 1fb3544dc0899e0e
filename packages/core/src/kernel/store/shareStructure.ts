import { isPlainObject } from '../utils/isPlainObject.ts'

/**
 * Replaces parts of `next` by equal parts of `previous`, and deeply freezes the others.
 *
 * Only plain objects and arrays are compared by value; anything else is compared by `Object.is` and kept. The arguments
 * are never changed: an unfrozen branch is copied before it is frozen, because it may belong to the app. List items are
 * matched by position, then by identity or `id`, so a row keeps its reference when another is inserted before it.
 *
 * @example
 * ```ts
 * const previous = shareStructure(undefined, { a: { n: 1 }, b: [1] })
 * const next = shareStructure(previous, { a: { n: 1 }, b: [2] })
 * next.a === previous.a // true
 * ```
 */
export function shareStructure<value>(previous: unknown, next: value): value
export function shareStructure(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous
  if (Array.isArray(next)) {
    const rows: readonly unknown[] = Array.isArray(previous) ? previous : []
    const shared = next.map((item: unknown, index) => shareRow(rows, item, index))
    if (Array.isArray(previous) && isSameList(rows, shared)) return previous
    return Object.isFrozen(next) && isSameList(next, shared) ? next : Object.freeze(shared)
  }
  if (!isPlainObject(next)) return next
  const object = isPlainObject(previous) ? previous : {}
  const keys = Object.keys(next)
  const shared = keys.map((key) => shareStructure(Object.hasOwn(object, key) ? object[key] : undefined, next[key]))
  const isSameAs = (other: Record<string, unknown>) =>
    Object.keys(other).length === keys.length &&
    keys.every((key, index) => Object.hasOwn(other, key) && Object.is(other[key], shared[index]))
  if (isPlainObject(previous) && isSameAs(previous)) return previous
  if (Object.isFrozen(next) && isSameAs(next)) return next
  return Object.freeze(Object.fromEntries(keys.map((key, index) => [key, shared[index]])))
}

function shareRow(rows: readonly unknown[], item: unknown, index: number): unknown {
  const inPlace = shareStructure(rows[index], item)
  // Try the position first: otherwise a list of equal rows with equal ids would not be recognised as unchanged.
  if (inPlace === rows[index] || !isPlainObject(item)) return inPlace
  const moved = rows.find(
    (other) => other === item || (isPlainObject(other) && 'id' in item && other['id'] === item['id']),
  )
  return moved === undefined ? inPlace : shareStructure(moved, item)
}

function isSameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => Object.is(item, right[index]))
}
