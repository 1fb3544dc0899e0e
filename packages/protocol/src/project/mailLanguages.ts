/** The languages of mails to users. */
export const userMailLanguages = [
  'en',
  'ar',
  'de',
  'es',
  'fa',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'pt-BR',
  'ru',
  'tr',
  'uk',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const

/** A language of mails to users. */
export type UserMailLanguage = (typeof userMailLanguages)[number]
