import type { Guard } from './Guard.ts'

/** Creates a guard for lists whose items all pass a guard. */
export function isListOf<item>(isItem: Guard<item>): Guard<readonly item[]> {
  return (value): value is readonly item[] => Array.isArray(value) && value.every((item) => isItem(item))
}
