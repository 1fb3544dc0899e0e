import { matchLanguage } from '@latchkey/core/internal'
import type { ButtonMessages } from './Messages.ts'
import { buttons as ar } from './languages/ar/buttons.ts'
import { buttons as de } from './languages/de/buttons.ts'
import { buttons as es } from './languages/es/buttons.ts'
import { buttons as fa } from './languages/fa/buttons.ts'
import { buttons as fr } from './languages/fr/buttons.ts'
import { buttons as he } from './languages/he/buttons.ts'
import { buttons as hi } from './languages/hi/buttons.ts'
import { buttons as id } from './languages/id/buttons.ts'
import { buttons as it } from './languages/it/buttons.ts'
import { buttons as ja } from './languages/ja/buttons.ts'
import { buttons as ko } from './languages/ko/buttons.ts'
import { buttons as ptBR } from './languages/pt-BR/buttons.ts'
import { buttons as ru } from './languages/ru/buttons.ts'
import { buttons as tr } from './languages/tr/buttons.ts'
import { buttons as uk } from './languages/uk/buttons.ts'
import { buttons as vi } from './languages/vi/buttons.ts'
import { buttons as zhHans } from './languages/zh-Hans/buttons.ts'
import { buttons as zhHant } from './languages/zh-Hant/buttons.ts'
import { pseudoButtons } from './languages/en/pseudoButtons.ts'
import { languageLoaders, type LanguageParts } from './languageLoaders.ts'

/**
 * The buttons' messages in all languages but English. One file, because each language has less than what a further request costs.
 */
const shippedButtons: Readonly<Record<string, ButtonMessages>> = {
  ar,
  de,
  es,
  fa,
  fr,
  he,
  hi,
  id,
  it,
  ja,
  ko,
  'pt-BR': ptBR,
  ru,
  tr,
  uk,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  'en-XA': pseudoButtons,
}

/** Returns the buttons' messages in the shipped language that suits a tag; `undefined` if that is English. */
export function findButtons(tag: string): ButtonMessages | undefined {
  return shippedButtons[findName(tag) ?? '']
}

/** Loads the texts of the shipped language that suits a tag; `undefined` if that is English. Rejects if they cannot be loaded. */
export async function loadLanguage(tag: string): Promise<LanguageParts | undefined> {
  return await languageLoaders[findName(tag) ?? '']?.()
}

/** `ar-EG` → `ar`, `zh-HK` → `zh-Hant`. Throws for what is no language tag. */
function findName(tag: string): string | undefined {
  const [locale = tag] = Intl.getCanonicalLocales(tag)
  return matchLanguage({ tag: locale, available: ['en', ...Object.keys(languageLoaders)] })
}
