import { parseCaipNetworkId } from '@latchkey/protocol/caip'
import { SiwxError } from '../errors/SiwxError.ts'
import { signInNamespaces, type SignInNamespace } from './signInNamespaces.ts'

/** A namespace that has a sign-in message. */
export type SignInNamespaceId = keyof typeof signInNamespaces

/**
 * What is particular to the messages of a chain.
 *
 * @throws SiwxError `siwx.chainUnsupported` if its namespace has none.
 */
export function findSignInNamespace(chainId: string): {
  readonly id: SignInNamespaceId
  readonly namespace: SignInNamespace
  /** The CAIP-2 reference of the chain. */
  readonly reference: string
} {
  const { namespace: id, reference = '' } = parseCaipNetworkId(chainId) ?? {}
  if (id === 'eip155' || id === 'solana' || id === 'bip122') return { id, namespace: signInNamespaces[id], reference }
  throw new SiwxError(
    'siwx.chainUnsupported',
    `There is no sign-in message for ${chainId.slice(0, 64)}. Sign in on a chain of eip155, solana or bip122.`,
  )
}
