import { en } from './en.ts'
import type { Messages } from './Messages.ts'

/** Messages and the language they are really in. */
export interface LoadedMessages {
  readonly locale: string
  readonly messages: Messages
}

/** The languages that are shipped beside English, each a chunk of its own. `CONTRIBUTING.md` tells how to add one. */
const loaders: Readonly<Record<string, () => Promise<Messages>>> = {
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
  const locale = toLocale(tag)
  const lower = locale.toLowerCase()
  const [primary = lower] = lower.split('-')
  const name = Object.hasOwn(loaders, lower) ? lower : primary
  if (Object.hasOwn(loaders, name)) {
    try {
      const messages = await loaders[name]?.()
      if (messages) return { locale, messages }
    } catch {
      return { locale: 'en', messages: en }
    }
  }
  return { locale: primary === 'en' ? locale : 'en', messages: en }
}

/** A tag that `Intl` accepts: it throws on any other. */
function toLocale(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en'
  } catch {
    return 'en'
  }
}
