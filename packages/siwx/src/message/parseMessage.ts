import type { SiwxMessage } from '@latchkey/protocol/siwx'
import { readMessage } from './readMessage.ts'

/**
 * Reads the text of a sign-in, strictly: every field is checked by its grammar, in its order, and a text that it reads is
 * the one that `formatMessage` writes of the result.
 *
 * @throws SiwxError `siwx.messageInvalid`, whose message says what is wrong.
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @see https://chainagnostic.org/CAIPs/caip-122
 * @example
 * ```ts
 * const { accountAddress, chainId, nonce } = parseMessage(text)
 * ```
 */
export function parseMessage(text: string): SiwxMessage {
  return readMessage({ text })
}
