import type { OwnMessages } from '@latchkey/core'
import type { MessageArguments } from './MessageArguments.ts'
import type { ButtonMessageKey, ButtonMessages } from './Messages.ts'

/** English messages of some buttons. */
export type EnglishButtons = { readonly [Key in ButtonMessageKey]?: string }

/** Translates the messages of the buttons, the small part that an app loads first. */
export type TranslateButton<English extends EnglishButtons> = <Key extends keyof English & ButtonMessageKey>(
  key: Key,
  ...values: keyof MessageArguments<English[Key] & string> extends never
    ? []
    : [values: MessageArguments<English[Key] & string>]
) => string

/** Parameters of `createButtonTranslator`. */
export interface CreateButtonTranslatorParameters<English extends EnglishButtons> {
  readonly english: English
  /** Those of another language; English by default. */
  readonly messages?: ButtonMessages | English | undefined
  /** The app's own wording. */
  readonly overrides?: OwnMessages | undefined
}

/** Button messages have only plain `{name}` arguments, so they need no ICU parser. */
export function createButtonTranslator<English extends EnglishButtons>({
  english,
  messages = english,
  overrides,
}: CreateButtonTranslatorParameters<English>): TranslateButton<English> {
  const texts: EnglishButtons = messages
  return (key, ...[values]: [Readonly<Record<string, string>>?]) =>
    (overrides?.[key] || texts[key] || '').replace(/{(\w+)}/g, (_, name: string) => values?.[name] ?? '')
}
