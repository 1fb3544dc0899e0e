import type { ButtonMessages } from './Messages.ts'

/**
 * Loads the buttons' messages; `undefined`, that is English, if the language is not shipped or they fail to load. What knows the languages
 * loads with them, so that pages in English do not pay for it.
 */
export async function loadButtonMessages(tag: string): Promise<ButtonMessages | undefined> {
  // Not the pseudo-language, `en-XA`.
  if (/^(en(?!-x)|$)/i.test(tag)) return undefined
  return import('./shippedLanguages.ts').then(({ findButtons }) => findButtons(tag)).catch(() => undefined)
}
