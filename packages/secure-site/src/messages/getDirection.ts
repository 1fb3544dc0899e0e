import type { Language } from './languages.ts'

/** Returns the writing direction of a language of the site. Apart from the list of languages, which the screens need not load. */
export function getDirection(language: Language): 'ltr' | 'rtl' {
  return /^(?:ar|fa|he)$/.test(language) ? 'rtl' : 'ltr'
}
