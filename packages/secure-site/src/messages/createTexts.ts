import { getDirection } from './getDirection.ts'
import type { Language } from './languages.ts'
import type { Message, MessageKey } from './Messages.ts'

/** The texts of a catalogue in one language; without a catalogue of their own, those of the screens. */
export interface Texts<Key extends string = MessageKey> {
  readonly language: Language
  readonly direction: 'ltr' | 'rtl'
  /** A text with its values. A number is written in the digits of the language. */
  readonly t: (key: Key, values?: Readonly<Record<string, string | number>>) => string
  /** The parts of a text, for values that are elements. */
  readonly parts: <Value>(key: Key, values: Readonly<Record<string, Value>>) => readonly (string | Value)[]
  readonly number: (value: number) => string
}

/** A value is isolated in a sentence that is written from right to left: an address must not change its direction. */
const isolate = (text: string): string => `\u2068${text}\u2069`

/** Creates the texts of a language. */
export function createTexts<Key extends string>(parameters: {
  readonly language: Language
  readonly messages: Readonly<Record<Key, Message>>
}): Texts<Key> {
  const { language, messages } = parameters
  const direction = getDirection(language)
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const find = (key: Key, count: unknown): string => {
    const message = messages[key]
    if (typeof message === 'string') return message
    return (typeof count === 'number' ? message[plurals.select(count)] : undefined) ?? message.other
  }
  const parts: Texts<Key>['parts'] = (key, values) =>
    find(key, values['count'])
      .split(/\{(\w+)\}/)
      .flatMap((part, index) => (index % 2 === 0 ? [part] : part in values ? [values[part] ?? ''] : []))
      .filter((part) => part !== '')
  return {
    language,
    direction,
    t: (key, values = {}) =>
      find(key, values['count']).replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
        const value = values[name] ?? ''
        if (typeof value === 'number') return numbers.format(value)
        return direction === 'rtl' ? isolate(value) : value
      }),
    parts,
    number: (value) => numbers.format(value),
  }
}
