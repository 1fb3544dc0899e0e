/** Returns the canonical tag, which keeps its region for numbers and dates; `'en'` for a tag that `Intl` rejects, because it throws on those. */
export function toLocale(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** Whether a canonical tag is English, but not the pseudo-language `en-XA`. */
export function isEnglish(locale: string): boolean {
  return /^en(?!-XA)(?:-|$)/.test(locale)
}
