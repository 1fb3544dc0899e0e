export interface ResolvedLocale {
  /** The canonical tag; `'en'` for a tag that `Intl` rejects, because it throws on those. */
  readonly locale: string
  /** The key of the messages: the full tag, else its primary subtag. */
  readonly name: string | undefined
}

/** Finds a shipped language: `ar-EG` → `ar`. */
export function resolveLocale(tag: string, kept: Readonly<Record<string, unknown>>): ResolvedLocale {
  let locale = 'en'
  try {
    locale = Intl.getCanonicalLocales(tag)[0] ?? locale
  } catch {
    // Fall back to English.
  }
  const whole = locale.toLowerCase()
  return { locale, name: [whole, whole.split('-')[0] ?? whole].find((name) => Object.hasOwn(kept, name)) }
}
