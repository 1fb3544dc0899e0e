import type { screens as en } from './screens/en.ts'

/** A text, or its plural forms by the categories of the language. */
export type Message = string | ({ readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>)

export type MessageKey = keyof typeof en

/** All texts of a language. */
export type Messages = Readonly<Record<MessageKey, Message>>
