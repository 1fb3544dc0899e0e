import type { MessageOverrides } from './Messages.ts'

/** What the list of wallets shows, and what loads with the views: with all of them, or with those about money. */
export type MessagePart = 'opening' | 'views' | 'money'

/** The texts of a language: those of the opening, and how the others load. */
export interface LanguageParts {
  readonly opening: MessageOverrides
  readonly views: () => Promise<MessageOverrides>
  readonly money: () => Promise<MessageOverrides>
}

/** The shipped languages but English, by their canonical tags. The texts of their buttons are in `shippedLanguages.ts`. */
export const languageLoaders: Readonly<Record<string, () => Promise<LanguageParts>>> = {
  ar: async () => (await import('./languages/ar/parts.ts')).parts,
  de: async () => (await import('./languages/de/parts.ts')).parts,
  es: async () => (await import('./languages/es/parts.ts')).parts,
  fa: async () => (await import('./languages/fa/parts.ts')).parts,
  fr: async () => (await import('./languages/fr/parts.ts')).parts,
  he: async () => (await import('./languages/he/parts.ts')).parts,
  hi: async () => (await import('./languages/hi/parts.ts')).parts,
  id: async () => (await import('./languages/id/parts.ts')).parts,
  it: async () => (await import('./languages/it/parts.ts')).parts,
  ja: async () => (await import('./languages/ja/parts.ts')).parts,
  ko: async () => (await import('./languages/ko/parts.ts')).parts,
  'pt-BR': async () => (await import('./languages/pt-BR/parts.ts')).parts,
  ru: async () => (await import('./languages/ru/parts.ts')).parts,
  tr: async () => (await import('./languages/tr/parts.ts')).parts,
  uk: async () => (await import('./languages/uk/parts.ts')).parts,
  vi: async () => (await import('./languages/vi/parts.ts')).parts,
  'zh-Hans': async () => (await import('./languages/zh-Hans/parts.ts')).parts,
  'zh-Hant': async () => (await import('./languages/zh-Hant/parts.ts')).parts,
  'en-XA': async () => (await import('./languages/en/pseudo.ts')).pseudo,
}
