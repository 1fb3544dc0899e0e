import { importOnline } from '@latchkey/core/internal'
import type { LanguageParts, MessagePart } from './languageLoaders.ts'
import { en } from './languages/en/opening.ts'
import type { MessageKey, MessageOverrides } from './Messages.ts'
import { isEnglish, toLocale } from './toLocale.ts'

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
  /** The canonical tag that was asked for. */
  readonly asked: string
  /** The messages that have loaded; `parts` adds more. */
  readonly messages: MessageOverrides
  /** The English messages of the same parts, as far as they were needed. */
  readonly english: MessageOverrides
  readonly parts: MessageParts
}

const english: LanguageParts = {
  opening: en,
  views: async () => (await import('./languages/en/views.ts')).enViews,
  money: async () => (await import('./languages/en/money.ts')).enMoney,
}

/**
 * Loads the messages of the shipped language that suits a tag best (`ar-EG` → `ar`, `zh-HK` → `zh-Hant`): those of the opening, and the
 * parts.
 *
 * @returns English if the language is not shipped or fails to load.
 *
 * @example
 * const { locale, messages } = await loadMessages('ar-EG')
 */
export async function loadMessages(tag: string, parts: readonly MessagePart[] = []): Promise<LoadedMessages> {
  const asked = toLocale(tag)
  const shipped = isEnglish(asked) ? english : await loadShipped(asked)
  const loaded = createLoaded(shipped ? { asked, locale: asked, shipped } : { asked, locale: 'en', shipped: english })
  await loaded.parts.load(parts)
  return loaded
}

/** What knows the other languages loads with their texts. A failed chunk must not leave the modal without messages. */
async function loadShipped(tag: string): Promise<LanguageParts | undefined> {
  try {
    return await (await import('./shippedLanguages.ts')).loadLanguage(tag)
  } catch {
    return undefined
  }
}

type Texts = { [Key in MessageKey]?: string | undefined }

function createLoaded(parameters: {
  readonly asked: string
  readonly locale: string
  readonly shipped: LanguageParts
}): LoadedMessages {
  const { asked, locale, shipped } = parameters
  const messages: Texts = { ...shipped.opening }
  const fallback: Texts = { ...en }
  const loaded = new Set<MessagePart>(['opening'])

  const loadPart = async (part: MessagePart): Promise<void> => {
    if (part === 'opening' || loaded.has(part)) return
    try {
      Object.assign(messages, await importOnline(shipped[part]))
    } catch {
      Object.assign(fallback, await importOnline(english[part]))
    }
    loaded.add(part)
  }

  return {
    locale,
    asked,
    messages,
    english: fallback,
    parts: {
      list: () => [...loaded],
      has: (parts) => parts.every((part) => loaded.has(part)),
      load: async (parts) => void (await Promise.all(parts.map(loadPart))),
    },
  }
}
