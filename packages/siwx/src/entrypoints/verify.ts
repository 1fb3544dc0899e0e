/**
 * Verification of sign-ins, on a server or in a page.
 *
 * @packageDocumentation
 */
export { SiwxError } from '../errors/SiwxError.ts'
export type { SiwxErrorCode } from '../errors/SiwxError.ts'
export type { SiwxExpectation } from '../verify/checkExpectation.ts'
export type { SiwxRpc } from '../verify/SiwxRpc.ts'
export { parseSession } from '../verify/parseSession.ts'
export { verifySession } from '../verify/verifySession.ts'
export type { VerifySessionParameters } from '../verify/verifySession.ts'
export { verifySignature } from '../verify/verifySignature.ts'
export type { VerifySignatureParameters } from '../verify/verifySignature.ts'
export type { SiwxMessage, SiwxSession } from '@latchkey/protocol/siwx'
