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

export interface CreateButtonTranslatorParameters<English extends EnglishButtons> {
  readonly english: English
  /** Those of another language; English by default. */
  readonly messages?: ButtonMessages | undefined
}

/** Button messages have only plain `{name}` arguments, so they need no ICU parser. */
export function createButtonTranslator<English extends EnglishButtons>(
  parameters: CreateButtonTranslatorParameters<English>,
): TranslateButton<English> {
  const messages: EnglishButtons = parameters.messages ?? parameters.english
  return (key, ...[values]) => {
    const named: Readonly<Record<string, string>> = values ?? {}
    return (messages[key] ?? '').replace(/{(\w+)}/g, (_, name: string) => named[name] ?? '')
  }
}
