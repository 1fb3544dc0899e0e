import type { Guard } from './Guard.ts'

/** Creates a guard for a closed list of texts. */
export function isOneOf<const text extends string>(texts: readonly text[]): Guard<text> {
  return (value): value is text => texts.some((text) => text === value)
}
