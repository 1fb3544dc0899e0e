import type { enButtons } from './languages/en/buttons.ts'
import type { enOtherButtons } from './languages/en/otherButtons.ts'
import type { enMoney } from './languages/en/money.ts'
import type { en } from './languages/en/opening.ts'
import type { enViews } from './languages/en/views.ts'

export type ButtonMessageKey = keyof typeof enButtons | keyof typeof enOtherButtons

/** All texts in English, those that load with the views included. */
export type EnglishMessages = typeof en & typeof enViews & typeof enMoney

export type MessageKey = keyof EnglishMessages

/** All messages of one language. A shipped language that lacks a key does not compile. */
export type Messages = { readonly [Key in MessageKey]: string }

/** The messages of the buttons in one language. */
export type ButtonMessages = { readonly [Key in ButtonMessageKey]: string }

/** Texts that only an app can write. They are plain texts, and nothing is shown without them. */
export type OwnTextKey = 'connect.disclaimer' | `connect.group.${string}`

/** An app's own wording or language, complete or partial. Missing messages keep their default. */
export type MessageOverrides = { readonly [Key in MessageKey | OwnTextKey]?: string | undefined }
