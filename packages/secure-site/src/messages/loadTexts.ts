import { createTexts, type Texts } from './createTexts.ts'
import { en } from './en.ts'

/**
 * Loads the texts of a language, English if there are none in it.
 *
 * @param language a language tag, such as that of the browser.
 */
export async function loadTexts(language: string): Promise<Texts> {
  if (!/^ar(?:-|$)/i.test(language)) return createTexts({ language: 'en', messages: en })
  const { ar } = await import('./ar.ts')
  return createTexts({ language: 'ar', messages: ar })
}
