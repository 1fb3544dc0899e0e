import { toRecapStatements, type SiwxMessage, type SiwxSession } from '@latchkey/protocol/siwx'
import { SiwxError } from '../errors/SiwxError.ts'
import { readMessage } from '../message/parseMessage.ts'
import { checkCacao } from './checkCacao.ts'
import { checkExpectation, type SiwxExpectation } from './checkExpectation.ts'
import { checkTimes } from './checkTimes.ts'
import { isSameMessage } from './isSameMessage.ts'
import type { SiwxRpc } from './SiwxRpc.ts'
import { verifySignature } from './verifySignature.ts'

/** The parameters of `verifySession`. */
export interface VerifySessionParameters {
  /** The session as a page sent it. `data` is optional, because the text contains all of it. */
  readonly session: Omit<SiwxSession, 'data'> & { readonly data?: SiwxMessage | undefined }
  readonly expected: SiwxExpectation
  /** Required to verify contract accounts of eip155. Without it only signatures by keys verify. */
  readonly rpc?: SiwxRpc | undefined
  /** Returns the time in ms since the epoch. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
  /** The tolerance for clocks that run ahead or behind, in ms. Default: 30,000. */
  readonly clockSkew?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Verifies a sign-in: its text is a sign-in message, describes its ReCap if it has one (ERC-5573), agrees with its fields, its CACAO and your expectations, is valid now, and
 * was signed by the account. Returns the message that was signed.
 *
 * Nothing is stored: issue each nonce once, and discard it once used.
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
  // Fields taken from a CACAO may lack the words of its ReCap in the statement. `checkCacao` compares the statement.
  const { statement } = cacao === undefined ? { ...data } : message
  if (data !== undefined && !isSameMessage(message, { ...data, statement }))
    throw new SiwxError('siwx.messageAltered', 'The signed text differs from the fields of the session.')
  const kind = checkCacao({ ...session, data: message })
  if (!toRecapStatements(message).includes(message.statement))
    throw new SiwxError('siwx.messageInvalid', 'The statement does not say what the ReCap in the resources grants.')
  checkExpectation(message, expected)
  checkTimes({ message, now: now(), clockSkew })
  const { accountAddress, chainId } = message
  await verifySignature({ accountAddress, chainId, message: text, signature, kind, rpc, signal })
  return message
}
