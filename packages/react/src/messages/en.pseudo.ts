import { en } from './en.ts'
import type { Messages } from './Messages.ts'
import { toPseudoMessages } from './toPseudoMessages.ts'

/** The pseudo-language `en-XA`: whatever stays in plain English on the screen was not taken from the catalogue. */
export const enPseudo: Messages = /*#__PURE__*/ toPseudoMessages(en)
