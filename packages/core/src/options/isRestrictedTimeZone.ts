import { restrictedTimeZones } from './restrictedTimeZones.ts'

/**
 * Whether an IANA time zone, such as the visitor's, is on the list of restricted ones. Latchkey itself draws no
 * conclusion from it.
 *
 * @example
 * ```ts
 * isRestrictedTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
 * ```
 */
export function isRestrictedTimeZone(timeZone: string): boolean {
  return restrictedTimeZones.some((restricted) => restricted === timeZone.toUpperCase())
}
