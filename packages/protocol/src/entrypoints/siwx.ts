/**
 * Signing in with a wallet: the message and its text, ReCaps, sessions, the interface `Siwx` of a modal, and the endpoints of a
 * cloud that verifies sign-ins.
 *
 * @packageDocumentation
 */
export type { Cacao } from '../siwx/Cacao.ts'
export { formatSignInText, signInAccountNames } from '../siwx/formatSignInText.ts'
export type { SignInNamespace } from '../siwx/formatSignInText.ts'
export { createSignInNonce } from '../siwx/createSignInNonce.ts'
export { getSignInKeys } from '../siwx/getSignInKeys.ts'
export { parseCacaoPayload } from '../siwx/parseCacaoPayload.ts'
export { parseRecap } from '../siwx/parseRecap.ts'
export { renewSignInToken } from '../siwx/renewSignInToken.ts'
export { signIn } from '../siwx/signIn.ts'
export { signInTokenSchema } from '../siwx/signInTokenSchema.ts'
export type { SignInToken } from '../siwx/signInTokenSchema.ts'
export { signOut } from '../siwx/signOut.ts'
export type { Siwx, SiwxAccount, SiwxSession } from '../siwx/Siwx.ts'
export type { SiwxMessage } from '../siwx/SiwxMessage.ts'
export { siwxSessionSchema } from '../siwx/siwxSessionSchema.ts'
export { toRecap } from '../siwx/toRecap.ts'
export type { RecapGrants } from '../siwx/toRecap.ts'
export { toRecapStatements } from '../siwx/toRecapStatements.ts'
export { toRevocationMessage } from '../siwx/toRevocationMessage.ts'
