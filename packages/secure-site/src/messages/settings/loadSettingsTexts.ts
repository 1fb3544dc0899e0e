import { createTexts, type Texts } from '../createTexts.ts'
import type { Language } from '../languages.ts'
import { settingsTexts } from './en.ts'

type SettingsKey = keyof typeof settingsTexts

export type SettingsTexts = Texts<SettingsKey>

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Readonly<Record<SettingsKey, string>>>>> = {
  ar: async () => (await import('./ar.ts')).settingsTexts,
  de: async () => (await import('./de.ts')).settingsTexts,
  es: async () => (await import('./es.ts')).settingsTexts,
  fa: async () => (await import('./fa.ts')).settingsTexts,
  fr: async () => (await import('./fr.ts')).settingsTexts,
  he: async () => (await import('./he.ts')).settingsTexts,
  hi: async () => (await import('./hi.ts')).settingsTexts,
  id: async () => (await import('./id.ts')).settingsTexts,
  it: async () => (await import('./it.ts')).settingsTexts,
  ja: async () => (await import('./ja.ts')).settingsTexts,
  ko: async () => (await import('./ko.ts')).settingsTexts,
  'pt-BR': async () => (await import('./pt-BR.ts')).settingsTexts,
  ru: async () => (await import('./ru.ts')).settingsTexts,
  tr: async () => (await import('./tr.ts')).settingsTexts,
  uk: async () => (await import('./uk.ts')).settingsTexts,
  vi: async () => (await import('./vi.ts')).settingsTexts,
  'zh-Hans': async () => (await import('./zh-Hans.ts')).settingsTexts,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).settingsTexts,
}

/** Loads the texts of the settings, in the language of the screens. */
export async function loadSettingsTexts(language: Language): Promise<SettingsTexts> {
  return createTexts({ language, messages: language === 'en' ? settingsTexts : await loaders[language]() })
}
