import { ar } from './ar.ts'
import { en } from './en.ts'

export type TextKey = keyof typeof en

/** The texts of the page in one language. */
export interface Texts {
  readonly language: 'en' | 'ar'
  readonly direction: 'ltr' | 'rtl'
  /** A text with its values. Each is isolated, so that a file name or an address does not change the direction of a sentence. */
  readonly t: (key: TextKey, values?: Readonly<Record<string, string>>) => string
}

export function createTexts(language: Texts['language']): Texts {
  const texts: Readonly<Record<TextKey, string>> = language === 'ar' ? ar : en
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    t: (key, values = {}) =>
      texts[key].replaceAll(/\{(\w+)\}/g, (_all, name: string) => `\u2068${values[name] ?? ''}\u2069`),
  }
}

/** The first of the visitor's languages that the page has, else English. */
export function chooseLanguage(languages: readonly string[]): Texts['language'] {
  const known = languages.find((language) => /^(?:ar|en)(?:-|$)/i.test(language))
  return known?.toLowerCase().startsWith('ar') ? 'ar' : 'en'
}
