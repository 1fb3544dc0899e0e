import type { SiwxMessage, SiwxSession } from '@latchkey/protocol/siwx'
import { SiwxError } from '../errors/SiwxError.ts'
import { readMessage } from '../message/readMessage.ts'
import { checkCacao } from './cacao/checkCacao.ts'
import { checkExpectation } from './checkExpectation.ts'
import { checkTimes } from './checkTimes.ts'
import { isSameMessage } from './isSameMessage.ts'
import type { SiwxExpectation } from './SiwxExpectation.ts'
import type { SiwxRpc } from './SiwxRpc.ts'
import { verifySignature } from './verifySignature.ts'

/** A sign-in, and what it has to be. */
export interface VerifySessionParameters {
  /** As a page sent it; `data` may be left out, as the text says it all. */
  readonly session: Omit<SiwxSession, 'data'> & { readonly data?: SiwxMessage | undefined }
  readonly expected: SiwxExpectation
  /** Asks chains about contract accounts of eip155. Without it only signatures of keys verify. */
  readonly rpc?: SiwxRpc | undefined
  /** The time in ms since the epoch; that of the machine by default. */
  readonly now?: (() => number) | undefined
  /** By how many ms another clock may be ahead or behind; 30,000 by default. */
  readonly clockSkew?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Verifies a sign-in: that its text is a message, says what its fields and its CACAO say and what you expect, that it is time,
 * and that the account signed it. What it gives is what was signed.
 *
 * It keeps nothing: give each nonce once, and forget it when it was used.
 *
 * @throws SiwxError `siwx.messageInvalid`, `siwx.messageAltered`, `siwx.domainMismatch`, `siwx.uriMismatch`,
 *   `siwx.nonceMismatch`, `siwx.chainMismatch`, `siwx.accountMismatch`, `siwx.chainUnsupported`, `siwx.expired`,
 *   `siwx.notYetValid`, `siwx.signatureInvalid`, `siwx.chainUnreachable`.
 * @example
 * ```ts
 * const { accountAddress, chainId } = await verifySession({
 *   session,
 *   expected: { domain: 'app.example.com', nonce },
 *   rpc: ({ method, params }) => client.request({ method, params }),
 * })
 * ```
 */
export async function verifySession(parameters: VerifySessionParameters): Promise<SiwxMessage> {
  const { clockSkew = 30_000, expected, now = Date.now, rpc, session, signal } = parameters
  const { cacao, data, message: text, signature } = session
  const message = readMessage({ text, isChecksumOptional: cacao !== undefined })
  // Whoever makes fields of a CACAO may leave out the sentence of its recap, which `checkCacao` looks at.
  const { statement } = cacao === undefined ? { ...data } : message
  if (data !== undefined && !isSameMessage(message, { ...data, statement }))
    throw new SiwxError(
      'siwx.messageAltered',
      'The text that was signed does not say what the fields of the session say.',
    )
  const kind = checkCacao({ ...session, data: message })
  checkExpectation(message, expected)
  checkTimes({ message, now: now(), clockSkew })
  const { accountAddress, chainId } = message
  await verifySignature({ accountAddress, chainId, message: text, signature, kind, rpc, signal })
  return message
}
