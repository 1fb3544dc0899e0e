import type { Guard } from './Guard.ts'

/** A guard for lists whose every item passes a guard. */
export function isListOf<item>(isItem: Guard<item>): Guard<readonly item[]> {
  return (value): value is readonly item[] => Array.isArray(value) && value.every((item) => isItem(item))
}
