import type { Language } from '../messages/languages.ts'
import { toLanguage } from '../messages/toLanguage.ts'
import { loginTexts as en } from './texts/en.ts'
import type { LoginTexts } from './texts/LoginTexts.ts'

/** Words with the language that they are in. */
export interface SpokenLoginTexts {
  readonly texts: LoginTexts
  readonly language: Language
}

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LoginTexts>>> = {
  ar: async () => (await import('./texts/ar.ts')).loginTexts,
  de: async () => (await import('./texts/de.ts')).loginTexts,
  es: async () => (await import('./texts/es.ts')).loginTexts,
  fa: async () => (await import('./texts/fa.ts')).loginTexts,
  fr: async () => (await import('./texts/fr.ts')).loginTexts,
  he: async () => (await import('./texts/he.ts')).loginTexts,
  hi: async () => (await import('./texts/hi.ts')).loginTexts,
  id: async () => (await import('./texts/id.ts')).loginTexts,
  it: async () => (await import('./texts/it.ts')).loginTexts,
  ja: async () => (await import('./texts/ja.ts')).loginTexts,
  ko: async () => (await import('./texts/ko.ts')).loginTexts,
  'pt-BR': async () => (await import('./texts/pt-BR.ts')).loginTexts,
  ru: async () => (await import('./texts/ru.ts')).loginTexts,
  tr: async () => (await import('./texts/tr.ts')).loginTexts,
  uk: async () => (await import('./texts/uk.ts')).loginTexts,
  vi: async () => (await import('./texts/vi.ts')).loginTexts,
  'zh-Hans': async () => (await import('./texts/zh-Hans.ts')).loginTexts,
  'zh-Hant': async () => (await import('./texts/zh-Hant.ts')).loginTexts,
}

/** Loads the words for the browser's languages, preferred first; English if they cannot be loaded. */
export async function loadLoginTexts(tags: readonly string[]): Promise<SpokenLoginTexts> {
  const language = toLanguage(...tags)
  if (language === 'en') return { texts: en, language }
  try {
    return { texts: await loaders[language](), language }
  } catch {
    return { texts: en, language: 'en' }
  }
}
