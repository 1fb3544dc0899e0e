import { createTexts, type Texts } from '../createTexts.ts'
import { settingsTexts } from './en.ts'

export type SettingsTexts = Texts<keyof typeof settingsTexts>

/** Loads the texts of the settings, in the language of the screens. */
export async function loadSettingsTexts(language: Texts['language']): Promise<SettingsTexts> {
  if (language === 'en') return createTexts({ language, messages: settingsTexts })
  const { settingsTexts: arabic } = await import('./ar.ts')
  return createTexts({ language, messages: arabic })
}
