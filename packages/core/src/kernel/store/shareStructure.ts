import { isPlainObject } from '../utils/isPlainObject.ts'

/**
 * Gives `next` the references of `previous` wherever both hold the same value, and freezes the rest deeply.
 *
 * Only plain objects and arrays are looked into; anything else is compared by `Object.is` and kept as it is. Nothing
 * that was passed in is changed: an unfrozen branch is copied before it is frozen, because it may belong to the app.
 * Items of a list are matched by position, then by identity or `id`, so that a row keeps its reference when another is
 * put in front of it.
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
    const former: readonly unknown[] = Array.isArray(previous) ? previous : []
    const shared = next.map((item: unknown, index) => shareRow(former, item, index))
    if (Array.isArray(previous) && isSameList(former, shared)) return previous
    return Object.isFrozen(next) && isSameList(next, shared) ? next : Object.freeze(shared)
  }
  if (!isPlainObject(next)) return next
  const former = isPlainObject(previous) ? previous : {}
  const keys = Object.keys(next)
  const shared = keys.map((key) => shareStructure(Object.hasOwn(former, key) ? former[key] : undefined, next[key]))
  const isSameAs = (other: Record<string, unknown>) =>
    Object.keys(other).length === keys.length &&
    keys.every((key, index) => Object.hasOwn(other, key) && Object.is(other[key], shared[index]))
  if (isPlainObject(previous) && isSameAs(previous)) return previous
  if (Object.isFrozen(next) && isSameAs(next)) return next
  return Object.freeze(Object.fromEntries(keys.map((key, index) => [key, shared[index]])))
}

function shareRow(former: readonly unknown[], item: unknown, index: number): unknown {
  const here = shareStructure(former[index], item)
  // Position goes first: only so is a list of equal rows recognised as equal, whatever their ids are.
  if (here === former[index] || !isPlainObject(item)) return here
  const moved = former.find(
    (other) => other === item || (isPlainObject(other) && 'id' in item && other['id'] === item['id']),
  )
  return moved === undefined ? here : shareStructure(moved, item)
}

function isSameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => Object.is(item, right[index]))
}
