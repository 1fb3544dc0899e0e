export interface ResolvedLocale {
  /** The tag as `Intl` writes it; `'en'` for one that it does not accept, since it throws on those. */
  readonly locale: string
  /** The name under which messages are kept: that of the whole tag, else that of its primary part. */
  readonly name: string | undefined
}

/** Finds a language among those that are kept: `ar-EG` → `ar`. */
export function resolveLocale(tag: string, kept: Readonly<Record<string, unknown>>): ResolvedLocale {
  let locale = 'en'
  try {
    locale = Intl.getCanonicalLocales(tag)[0] ?? locale
  } catch {
    // English it is.
  }
  const whole = locale.toLowerCase()
  return { locale, name: [whole, whole.split('-')[0] ?? whole].find((name) => Object.hasOwn(kept, name)) }
}
