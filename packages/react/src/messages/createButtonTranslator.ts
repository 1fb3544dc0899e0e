import { enButtons } from './en.buttons.ts'
import type { MessageArguments } from './MessageArguments.ts'
import type { ButtonMessageKey, ButtonMessages, MessageOverrides } from './Messages.ts'

/** Translates the messages of the buttons, the small part that an app loads first. */
export type TranslateButton = <Key extends ButtonMessageKey>(
  key: Key,
  ...values: keyof MessageArguments<(typeof enButtons)[Key]> extends never
    ? []
    : [values: MessageArguments<(typeof enButtons)[Key]>]
) => string

export interface CreateButtonTranslatorParameters {
  /** English by default. */
  readonly messages?: ButtonMessages | undefined
  readonly overrides?: MessageOverrides | undefined
}

/** Button messages have only plain `{name}` arguments, so they need no ICU parser. */
export function createButtonTranslator(parameters: CreateButtonTranslatorParameters = {}): TranslateButton {
  const { messages = enButtons, overrides } = parameters
  return (key, ...[values]) => {
    const named: Readonly<Record<string, string>> = values ?? {}
    return (overrides?.[key] ?? messages[key]).replace(/{(\w+)}/g, (_, name: string) => named[name] ?? '')
  }
}
