import type { AnalyticsDimension } from '@latchkey/protocol/operator'
import { analyticsMessages, networkNames, platformNames } from '../../messages/analytics.ts'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** Writes a value of a dimension. What pages sent is a text, whatever it contains. */
export function describeValue(dimension: AnalyticsDimension, value: string | null): string {
  if (value === null) return analyticsMessages.others
  if (value === 'unknown') return analyticsMessages.unknown
  if (dimension === 'platform') return platformNames[value] ?? value
  if (dimension === 'network') return networkNames[value] ?? value
  if (dimension === 'country' && /^[A-Z]{2}$/.test(value)) return countries.of(value) ?? value
  return value
}
