import { ModalError } from '@latchkey/core/internal'
import { en } from './languages/en/opening.ts'
import { formatMessage } from './formatMessage.ts'
import type { MessageParts } from './loadMessages.ts'
import type { MessageArguments } from './MessageArguments.ts'
import type { EnglishMessages, MessageKey, MessageOverrides, OwnTextKey } from './Messages.ts'
import { parseMessage } from './parseMessage.ts'

/** The arguments after the key: none for a message without arguments, else one object with all of them. */
export type TranslateArguments<Key extends MessageKey, Extra = never> = keyof MessageArguments<
  EnglishMessages[Key]
> extends never
  ? []
  : [
      values: {
        readonly [Name in keyof MessageArguments<EnglishMessages[Key]>]:
          | MessageArguments<EnglishMessages[Key]>[Name]
          | Extra
      },
    ]

/** Translates the modal's messages into one language. */
export interface Translator {
  /** The language tag of the messages, for `lang` and for `Intl`. */
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  /** Returns the text of a message. The compiler checks the key and the arguments. */
  t<Key extends MessageKey>(key: Key, ...values: TranslateArguments<Key>): string
  /**
   * Like {@link t}, but in parts, for values that are elements: `parts('unsupportedChain.text', { app, network: <b>…</b>
   * })`.
   */
  parts<Key extends MessageKey, Value>(key: Key, ...values: TranslateArguments<Key, Value>): (string | Value)[]
  /** Returns a text that only the app can write; undefined if it has none. */
  own(key: OwnTextKey): string | undefined
  /** The parts of the language that have loaded. The messages of the others must not be shown yet. */
  readonly loaded: Pick<MessageParts, 'has' | 'load'>
}

export interface CreateTranslatorParameters {
  readonly locale: string
  readonly messages: MessageOverrides
  /** The app's own wording. */
  readonly overrides?: MessageOverrides | undefined
  /** The English texts, in which a message is shown that the language lacks. */
  readonly english?: MessageOverrides | undefined
  /** What has loaded, if the messages load in parts. */
  readonly parts?: MessageParts | undefined
}

/**
 * Creates a translator. If the app's own wording is missing or invalid, the language's message is used, else English; a key
 * is never shown.
 */
export function createTranslator(parameters: CreateTranslatorParameters): Translator {
  const { locale, messages, overrides } = parameters
  const english: MessageOverrides = parameters.english ?? en
  const dir = getDirection(locale)

  const format = <Value>(key: MessageKey, values: Readonly<Record<string, Value | string | number>> = {}) => {
    for (const text of [overrides?.[key], messages[key], english[key]]) {
      const nodes = typeof text === 'string' && text !== '' ? parseMessage(text) : undefined
      if (nodes)
        return formatMessage({ nodes, values, locale: text === english[key] ? 'en' : locale, isolate: dir === 'rtl' })
    }
    if (process.env.NODE_ENV !== 'production')
      throw new ModalError('internal.unexpected', { details: `The message ${key} has not loaded` })
    return []
  }

  return {
    locale,
    dir,
    t: (key, ...[values]) => format<never>(key, values).join(''),
    parts: (key, ...[values]) => format(key, values),
    own: (key) => overrides?.[key],
    loaded: parameters.parts ?? complete,
  }
}

const complete: Translator['loaded'] = { has: () => true, load: () => Promise.resolve() }

/**
 * Languages that are written from left to right, unless their tag names another script. At the first look-up of a script, a browser reads a table, which takes a slow
 * phone 30 ms.
 */
const leftToRight = /^(?:de|en|es|fr|hi|id|it|ja|ko|pt|ru|tr|uk|vi|zh)\b(?!.*Arab)/

/** Returns the writing direction of a language, by the script in which it is usually written. */
function getDirection(locale: string): 'ltr' | 'rtl' {
  if (leftToRight.test(locale)) return 'ltr'
  const { script = '' } = new Intl.Locale(locale).maximize()
  return /Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa/.test(script) ? 'rtl' : 'ltr'
}
