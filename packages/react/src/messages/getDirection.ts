/** Returns the writing direction of a language, by its primary subtag. */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  return /^(ar|he|fa|ur)(-|$)/i.test(locale) ? 'rtl' : 'ltr'
}
