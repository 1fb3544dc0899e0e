import type { SiwxMessage } from '@latchkey/protocol/siwx'

/**
 * The text of a sign-in on eip155, letter for letter what wallets sign.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export function formatSignInText(message: SiwxMessage): string {
  const { domain, accountAddress, chainId, statement, resources, expirationTime, notBefore, requestId } = message
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    accountAddress,
    '',
    ...(statement ? [statement] : []),
    '',
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${chainId.slice('eip155:'.length)}`,
    `Nonce: ${message.nonce}`,
    ...toLine('Issued At', message.issuedAt),
    ...toLine('Expiration Time', expirationTime),
    ...toLine('Not Before', notBefore),
    ...toLine('Request ID', requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((resource) => `- ${resource}`)]),
  ].join('\n')
}

const toLine = (name: string, value: string | undefined): readonly string[] => (value ? [`${name}: ${value}`] : [])
