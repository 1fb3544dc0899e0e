/**
 * The country that the form begins with, by the visitor's languages, never by the IP address. The visitor can choose another one.
 *
 * @param languages language tags, preferred first.
 *
 * @example
 * ```ts
 * presetCountry(['de-AT', 'en']) // 'AT'
 * presetCountry(['ja']) // 'JP'
 * ```
 */
export function presetCountry(languages: readonly string[]): string {
  const locales = languages.flatMap((language) => toLocale(language) ?? [])
  const named = locales.find(({ region }) => isCountry(region))
  return [named, locales[0]?.maximize()].map((locale) => locale?.region).find(isCountry) ?? 'US'
}

/** Regions such as 419 are no countries. */
const isCountry = (region: string | undefined): region is string => region !== undefined && /^[A-Z]{2}$/.test(region)

function toLocale(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language)
  } catch {
    return undefined
  }
}
