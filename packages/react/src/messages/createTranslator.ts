import { en } from './en.ts'
import { formatMessage } from './formatMessage.ts'
import { getDirection } from './getDirection.ts'
import type { MessageArguments } from './MessageArguments.ts'
import type { MessageKey, MessageOverrides, Messages } from './Messages.ts'
import { parseMessage } from './parseMessage.ts'

/** The arguments that follow the key: none for a message without any, else one object with all of them. */
export type TranslateArguments<Key extends MessageKey, Extra = never> = keyof MessageArguments<
  (typeof en)[Key]
> extends never
  ? []
  : [
      values: {
        readonly [Name in keyof MessageArguments<(typeof en)[Key]>]: MessageArguments<(typeof en)[Key]>[Name] | Extra
      },
    ]

/** Says everything the modal says, in one language. */
export interface Translator {
  /** The language tag of the messages, for `lang` and for `Intl`. */
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  /** The text of a message. Its key and the names of its arguments are checked by the compiler. */
  t<Key extends MessageKey>(key: Key, ...values: TranslateArguments<Key>): string
  /** As {@link t}, in parts, for values that are elements: `parts('unsupportedChain.text', { app, network: <b>…</b> })`. */
  parts<Key extends MessageKey, Value>(key: Key, ...values: TranslateArguments<Key, Value>): (string | Value)[]
}

export interface CreateTranslatorParameters {
  readonly locale: string
  readonly messages: Messages
  /** The app's own wording. */
  readonly overrides?: MessageOverrides | undefined
}

/**
 * Makes a translator. A message that is absent or is no valid ICU message is said in the language itself if the app's own
 * wording failed, else in English: a key is never shown.
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
