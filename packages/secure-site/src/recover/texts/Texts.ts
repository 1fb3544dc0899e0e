import { getDirection } from '../../messages/getDirection.ts'
import type { Language } from '../../messages/languages.ts'
import { recoverTexts as ar } from './ar.ts'
import { recoverTexts as de } from './de.ts'
import { recoverTexts as es } from './es.ts'
import { recoverTexts as fa } from './fa.ts'
import { recoverTexts as fr } from './fr.ts'
import { recoverTexts as he } from './he.ts'
import { recoverTexts as hi } from './hi.ts'
import { recoverTexts as id } from './id.ts'
import { recoverTexts as it } from './it.ts'
import { recoverTexts as ja } from './ja.ts'
import { recoverTexts as ko } from './ko.ts'
import { recoverTexts as ptBR } from './pt-BR.ts'
import { recoverTexts as ru } from './ru.ts'
import { recoverTexts as tr } from './tr.ts'
import { recoverTexts as uk } from './uk.ts'
import { recoverTexts as vi } from './vi.ts'
import { recoverTexts as zhHans } from './zh-Hans.ts'
import { recoverTexts as zhHant } from './zh-Hant.ts'
import { recoverTexts as en } from './en.ts'

export type TextKey = keyof typeof en

/** The page is one file that works without a network, so it has every language. */
const catalogues: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = {
  en,
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
}

/** The texts of the page in one language. */
export interface Texts {
  readonly language: Language
  readonly direction: 'ltr' | 'rtl'
  /** A text with its values. Each is isolated, so that a file name or an address does not change the direction of a sentence. */
  readonly t: (key: TextKey, values?: Readonly<Record<string, string>>) => string
}

export function createTexts(language: Language): Texts {
  const texts = catalogues[language]
  return {
    language,
    direction: getDirection(language),
    t: (key, values = {}) =>
      texts[key].replaceAll(/\{(\w+)\}/g, (_all, name: string) => `\u2068${values[name] ?? ''}\u2069`),
  }
}
