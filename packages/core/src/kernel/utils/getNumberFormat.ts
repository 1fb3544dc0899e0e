// oxlint-disable-next-line latchkey/no-module-state -- what a language is written like is constant: modals share it as they share code
const formats = new Map<string, Intl.NumberFormat>()

/**
 * Returns the format of a language, which is created once, because browsers need about 0.1 ms for each.
 *
 * @example
 * ```ts
 * getNumberFormat('en', { style: 'percent' }).format(0.5) // '50%'
 * ```
 */
export function getNumberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = options === undefined ? locale : `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}
