import { en } from './en.ts'
import type { Messages } from './Messages.ts'
import { resolveLocale } from './resolveLocale.ts'

/** Messages and the language they are really in. */
export interface LoadedMessages {
  readonly locale: string
  readonly messages: Messages
}

/** The languages that are shipped, each a chunk of its own except English. */
const loaders: Readonly<Record<string, () => Messages | Promise<Messages>>> = {
  en: () => en,
  ar: async () => (await import('./ar.ts')).ar,
  'en-xa': async () => (await import('./en.pseudo.ts')).enPseudo,
}

/**
 * Loads the messages of a language, by its whole tag or else by its primary part (`ar-EG` → `ar`).
 *
 * @returns English for a language that is not shipped or cannot be loaded: the modal is never without words.
 *
 * @example
 * const { locale, messages } = await loadMessages('ar-EG')
 */
export async function loadMessages(tag: string): Promise<LoadedMessages> {
  const { locale, name } = resolveLocale(tag, loaders)
  try {
    const messages = await loaders[name ?? '']?.()
    if (messages !== undefined) return { locale, messages }
  } catch {
    // A chunk that does not load must not leave the modal without words.
  }
  return { locale: 'en', messages: en }
}
