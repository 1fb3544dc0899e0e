import type { SiwxMessage } from './SiwxMessage.ts'

/** The namespaces that have a sign-in message, and how its first line names their accounts. */
export const signInAccountNames = { eip155: 'Ethereum', solana: 'Solana', bip122: 'Bitcoin' } as const

/** A namespace that has a sign-in message. */
export type SignInNamespace = keyof typeof signInAccountNames

/**
 * Returns the text of a sign-in message, exactly as its fields say: an absent field has no line, an empty one has an empty
 * value. The fields are not checked; `formatMessage` of `@latchkey/siwx` checks them first.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @see https://chainagnostic.org/CAIPs/caip-122
 */
export function formatSignInText(parameters: {
  readonly message: SiwxMessage
  /** The namespace of the message's chain. */
  readonly namespace: SignInNamespace
}): string {
  const { message, namespace } = parameters
  const { accountAddress, chainId, domain, resources, scheme, statement } = message
  return [
    `${scheme === undefined ? '' : `${scheme}://`}${domain} wants you to sign in with your ${signInAccountNames[namespace]} account:`,
    accountAddress,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${chainId.slice(namespace.length + 1)}`,
    `Nonce: ${message.nonce}`,
    ...toLine('Issued At', message.issuedAt),
    ...toLine('Expiration Time', message.expirationTime),
    ...toLine('Not Before', message.notBefore),
    ...toLine('Request ID', message.requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((resource) => `- ${resource}`)]),
  ].join('\n')
}

function toLine(name: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [`${name}: ${value}`]
}
