import { getNumberFormat } from '@latchkey/core/internal'
/** Formats a percentage, such as 1.25, with at most two decimals: "1.25%". */
export function formatPercent(percent: number, locale: string): string {
  return getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}
