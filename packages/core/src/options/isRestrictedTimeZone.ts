import { restrictedTimeZones } from './restrictedTimeZones.ts'

/**
 * Returns whether an IANA time zone, such as the visitor's, is on the list of restricted zones. Latchkey itself does
 * not act on the result.
 *
 * @example
 * ```ts
 * isRestrictedTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
 * ```
 */
export function isRestrictedTimeZone(timeZone: string): boolean {
  return restrictedTimeZones.some((restricted) => restricted === timeZone.toUpperCase())
}
