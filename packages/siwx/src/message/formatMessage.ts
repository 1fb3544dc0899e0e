import type { SiwxMessage } from '@latchkey/protocol/siwx'
import { SiwxError } from '../errors/SiwxError.ts'
import { findFault } from './findFault.ts'
import { findSignInNamespace } from './findSignInNamespace.ts'

/**
 * Writes the text that a visitor signs to sign in: ERC-4361 for eip155, CAIP-122 for solana and bip122. It has no line
 * break but LF, and none at its end.
 *
 * @throws SiwxError `siwx.messageInvalid` for fields that do not make a message, such as an address without the capitals
 *   of EIP-55; `siwx.chainUnsupported` for other namespaces.
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
  const { accountAddress, chainId, domain, resources, scheme, statement } = message
  const { namespace, reference } = findSignInNamespace(chainId)
  const fault = findFault({ message, namespace, reference })
  if (fault !== undefined) throw new SiwxError('siwx.messageInvalid', `This makes no sign-in message: ${fault}.`)
  const optional = (name: string, value: string | undefined): readonly string[] =>
    value === undefined ? [] : [`${name}: ${value}`]
  return [
    `${scheme === undefined ? '' : `${scheme}://`}${domain} wants you to sign in with your ${namespace.name} account:`,
    accountAddress,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${message.nonce}`,
    ...optional('Issued At', message.issuedAt),
    ...optional('Expiration Time', message.expirationTime),
    ...optional('Not Before', message.notBefore),
    ...optional('Request ID', message.requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((resource) => `- ${resource}`)]),
  ].join('\n')
}
