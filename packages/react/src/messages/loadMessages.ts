import { en } from './en.ts'
import type { MessageOverrides } from './Messages.ts'
import { resolveLocale } from './resolveLocale.ts'

/** Messages and their actual language. */
export interface LoadedMessages {
  readonly locale: string
  readonly messages: MessageOverrides
}

/** The shipped languages, each in its own chunk except English. */
const loaders: Readonly<Record<string, () => MessageOverrides | Promise<MessageOverrides>>> = {
  en: () => en,
  ar: async () => (await import('./ar.ts')).ar,
  'en-xa': async () => (await import('./en.pseudo.ts')).enPseudo,
}

/**
 * Loads the messages of a language by its full tag, else by its primary subtag (`ar-EG` → `ar`).
 *
 * @returns English if the language is not shipped or fails to load.
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
    // A failed chunk must not leave the modal without messages.
  }
  return { locale: 'en', messages: en }
}
