import { en } from './en.ts'
import type { MessageKey, MessageOverrides } from './Messages.ts'
import { resolveLocale } from './resolveLocale.ts'

/** What the list of wallets shows, and what loads with the views: with all of them, or with those about money. */
export type MessagePart = 'opening' | 'views' | 'money'

/** The parts of a language that have loaded. */
export interface MessageParts {
  list(): readonly MessagePart[]
  has(parts: readonly MessagePart[]): boolean
  /** Loads parts, in English if those of the language cannot be loaded. Rejects if English cannot be loaded either. */
  load(parts: readonly MessagePart[]): Promise<void>
}

/** Messages and their actual language. */
export interface LoadedMessages {
  readonly locale: string
  /** The messages that have loaded; `parts` adds more. */
  readonly messages: MessageOverrides
  /** The English messages of the same parts, as far as they were needed. */
  readonly english: MessageOverrides
  readonly parts: MessageParts
}

type Loaders = Readonly<Record<MessagePart, () => Promise<MessageOverrides>>>

const english: Loaders = {
  opening: async () => en,
  views: async () => (await import('./en.views.ts')).enViews,
  money: async () => (await import('./en.money.ts')).enMoney,
}

const loadPseudo = async (): Promise<MessageOverrides> => (await import('./en.pseudo.ts')).enPseudo

/** The shipped languages, each part in its own chunk except the English of the opening. */
const languages: Readonly<Record<string, Loaders>> = {
  en: english,
  ar: {
    opening: async () => (await import('./ar.ts')).ar,
    views: async () => (await import('./ar.views.ts')).arViews,
    money: async () => (await import('./ar.money.ts')).arMoney,
  },
  'en-xa': { opening: loadPseudo, views: loadPseudo, money: loadPseudo },
}

/**
 * Loads the messages of a language by its full tag, else by its primary subtag (`ar-EG` → `ar`): those of the opening, and the
 * parts.
 *
 * @returns English if the language is not shipped or fails to load.
 *
 * @example
 * const { locale, messages } = await loadMessages('ar-EG')
 */
export async function loadMessages(tag: string, parts: readonly MessagePart[] = []): Promise<LoadedMessages> {
  const { locale, name } = resolveLocale(tag, languages)
  const loaders = languages[name ?? '']
  // A failed chunk must not leave the modal without messages.
  const opening = await loaders?.opening().catch(() => undefined)
  const loaded = loaders && opening ? createLoaded(locale, loaders, opening) : createLoaded('en', english, en)
  await loaded.parts.load(parts)
  return loaded
}

type Texts = { [Key in MessageKey]?: string | undefined }

function createLoaded(locale: string, loaders: Loaders, opening: MessageOverrides): LoadedMessages {
  const messages: Texts = { ...opening }
  const fallback: Texts = { ...en }
  const loaded = new Set<MessagePart>(['opening'])

  const loadPart = async (part: MessagePart): Promise<void> => {
    if (loaded.has(part)) return
    try {
      Object.assign(messages, await loaders[part]())
    } catch {
      Object.assign(fallback, await english[part]())
    }
    loaded.add(part)
  }

  return {
    locale,
    messages,
    english: fallback,
    parts: {
      list: () => [...loaded],
      has: (parts) => parts.every((part) => loaded.has(part)),
      load: async (parts) => void (await Promise.all(parts.map(loadPart))),
    },
  }
}
