import type { Guard } from './Guard.ts'

/** A guard for one of some texts. */
export function isOneOf<const text extends string>(texts: readonly text[]): Guard<text> {
  return (value): value is text => texts.some((text) => text === value)
}
