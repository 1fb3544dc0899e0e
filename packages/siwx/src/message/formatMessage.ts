import { formatSignInText, type SiwxMessage } from '@latchkey/protocol/siwx'
import { SiwxError } from '../errors/SiwxError.ts'
import { findFault } from './findFault.ts'
import { findSignInNamespace } from './findSignInNamespace.ts'

/**
 * Returns the text that a visitor signs to sign in: ERC-4361 for eip155, CAIP-122 for solana and bip122. Lines end with LF; the
 * last line has no line break.
 *
 * @throws SiwxError `siwx.messageInvalid` if a field is invalid, such as an address without the checksum of EIP-55;
 *   `siwx.chainUnsupported` for other namespaces.
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @see https://chainagnostic.org/CAIPs/caip-122
 * @example
 * ```ts
 * formatMessage({
 *   domain: 'app.example.com',
 *   accountAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
 *   chainId: 'eip155:1',
 *   uri: 'https://app.example.com',
 *   version: '1',
 *   nonce: '32891756',
 *   issuedAt: '2026-01-01T12:00:00Z',
 * })
 * ```
 */
export function formatMessage(message: SiwxMessage): string {
  const namespace = findSignInNamespace(message.chainId)
  const fault = findFault({ message, namespace })
  if (fault !== undefined) throw new SiwxError('siwx.messageInvalid', `The sign-in message is invalid: ${fault}.`)
  return formatSignInText({ message, namespace })
}
