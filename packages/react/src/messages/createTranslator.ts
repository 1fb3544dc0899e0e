import { en } from './en.ts'
import { formatMessage } from './formatMessage.ts'
import type { MessageArguments } from './MessageArguments.ts'
import type { MessageKey, MessageOverrides, Messages } from './Messages.ts'
import { parseMessage } from './parseMessage.ts'

/** The arguments after the key: none for a message without arguments, else one object with all of them. */
export type TranslateArguments<Key extends MessageKey, Extra = never> = keyof MessageArguments<
  (typeof en)[Key]
> extends never
  ? []
  : [
      values: {
        readonly [Name in keyof MessageArguments<(typeof en)[Key]>]: MessageArguments<(typeof en)[Key]>[Name] | Extra
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
}

export interface CreateTranslatorParameters {
  readonly locale: string
  readonly messages: Messages
  /** The app's own wording. */
  readonly overrides?: MessageOverrides | undefined
}

/**
 * Creates a translator. If the app's own wording is missing or invalid, the language's message is used, else English; a key
 * is never shown.
 */
export function createTranslator({ locale, messages, overrides }: CreateTranslatorParameters): Translator {
  const dir = getDirection(locale)

  const format = <Value>(key: MessageKey, values: Readonly<Record<string, Value | string | number>> = {}) => {
    for (const text of [overrides?.[key], messages[key], en[key]]) {
      const nodes = typeof text === 'string' && text !== '' ? parseMessage(text) : undefined
      if (nodes)
        return formatMessage({ nodes, values, locale: text === en[key] ? 'en' : locale, isolate: dir === 'rtl' })
    }
    return []
  }

  return {
    locale,
    dir,
    t: (key, ...[values]) => format<never>(key, values).join(''),
    parts: (key, ...[values]) => format(key, values),
  }
}

/** Returns the writing direction of a language, by its primary subtag. */
function getDirection(locale: string): 'ltr' | 'rtl' {
  return /^(ar|he|fa|ur)(-|$)/i.test(locale) ? 'rtl' : 'ltr'
}
