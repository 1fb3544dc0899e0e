import type { enButtons } from './en.buttons.ts'
import type { en } from './en.ts'

export type ButtonMessageKey = keyof typeof enButtons
export type MessageKey = keyof typeof en

/** All messages of one language. A shipped language has every key, or it does not compile. */
export type Messages = { readonly [Key in MessageKey]: string }

/** The messages of the buttons in one language. */
export type ButtonMessages = { readonly [Key in ButtonMessageKey]: string }

/** An app's own wording or language, whole or in part: what is absent stays as it is. */
export type MessageOverrides = { readonly [Key in MessageKey]?: string | undefined }
