/** A number as one says it of a long list: 7, 60+, 620+. */
export function toRoundedCount({ count, locale }: { readonly count: number; readonly locale: string }): string {
  const tens = count - (count % 10)
  const format = new Intl.NumberFormat(locale)
  return count < 10 || tens === count ? format.format(count) : `${format.format(tens)}+`
}
