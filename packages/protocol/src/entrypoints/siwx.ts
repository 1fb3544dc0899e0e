/**
 * Signing in with a wallet: the message, the session, and what a modal asks of whoever verifies and keeps them.
 *
 * @packageDocumentation
 */
export type { Cacao } from '../siwx/Cacao.ts'
export type { Siwx, SiwxAccount, SiwxSession } from '../siwx/Siwx.ts'
export type { SiwxMessage } from '../siwx/SiwxMessage.ts'
