/**
 * The embedded wallet: the endpoints of the secure origin, and which pages may embed it.
 *
 * @packageDocumentation
 */
export { endWalletSession } from '../embedded/endWalletSession.ts'
export { getEmbedder } from '../embedded/getEmbedder.ts'
export { getWalletSession } from '../embedded/getWalletSession.ts'
export { judgeOrigin } from '../embedded/judgeOrigin.ts'
export type { JudgeOriginParameters, OriginVerdict } from '../embedded/judgeOrigin.ts'
export { namesOrigins } from '../embedded/namesOrigins.ts'
export { requestLoginCode } from '../embedded/requestLoginCode.ts'
export { verifyLoginCode } from '../embedded/verifyLoginCode.ts'
export type { WalletUser } from '../embedded/walletUser.ts'
