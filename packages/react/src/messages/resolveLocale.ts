export interface ResolvedLocale {
  /** The canonical tag; `'en'` for a tag that `Intl` rejects, because it throws on those. */
  readonly locale: string
  /** The key of the messages: the full tag, else its primary subtag. */
  readonly name: string | undefined
}

/** Finds a shipped language: `ar-EG` → `ar`. */
export function resolveLocale(tag: string, available: Readonly<Record<string, unknown>>): ResolvedLocale {
  let locale = 'en'
  try {
    locale = Intl.getCanonicalLocales(tag)[0] ?? locale
  } catch {
    // Fall back to English.
  }
  const languageTag = locale.toLowerCase()
  return {
    locale,
    name: [languageTag, languageTag.split('-')[0] ?? languageTag].find((name) => Object.hasOwn(available, name)),
  }
}
