import { createTexts, type Texts } from './createTexts.ts'
import type { Language } from './languages.ts'
import type { Messages } from './Messages.ts'
import { screens as en } from './screens/en.ts'
import { toLanguage } from './toLanguage.ts'

/** Each language in a file of its own, except English. */
const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Messages>>> = {
  ar: async () => (await import('./screens/ar.ts')).screens,
  de: async () => (await import('./screens/de.ts')).screens,
  es: async () => (await import('./screens/es.ts')).screens,
  fa: async () => (await import('./screens/fa.ts')).screens,
  fr: async () => (await import('./screens/fr.ts')).screens,
  he: async () => (await import('./screens/he.ts')).screens,
  hi: async () => (await import('./screens/hi.ts')).screens,
  id: async () => (await import('./screens/id.ts')).screens,
  it: async () => (await import('./screens/it.ts')).screens,
  ja: async () => (await import('./screens/ja.ts')).screens,
  ko: async () => (await import('./screens/ko.ts')).screens,
  'pt-BR': async () => (await import('./screens/pt-BR.ts')).screens,
  ru: async () => (await import('./screens/ru.ts')).screens,
  tr: async () => (await import('./screens/tr.ts')).screens,
  uk: async () => (await import('./screens/uk.ts')).screens,
  vi: async () => (await import('./screens/vi.ts')).screens,
  'zh-Hans': async () => (await import('./screens/zh-Hans.ts')).screens,
  'zh-Hant': async () => (await import('./screens/zh-Hant.ts')).screens,
}

/**
 * Loads the texts of a language, English if there are none in it.
 *
 * @param tag a language tag, such as that of the browser.
 */
export async function loadTexts(tag: string): Promise<Texts> {
  const language = toLanguage(tag)
  return createTexts({ language, messages: language === 'en' ? en : await loaders[language]() })
}
