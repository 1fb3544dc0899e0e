import { getAddress, isAddress } from 'viem'
import type { Address } from 'viem'
import type { SignClient } from './openSignClient.ts'
import { parseEip155ChainId } from './parseEip155ChainId.ts'
import { readPeer } from './readPeer.ts'
import type { PhoneSession, PhoneSessionPart } from './types.ts'

/** A session in the library's format. */
export type StoredSession = ReturnType<SignClient['session']['get']>

/** Returns what was granted to an app. */
export function readSession({ topic, namespaces, peer, expiry }: StoredSession): PhoneSession {
  const { accounts = [], methods = [], events = [] } = namespaces['eip155'] ?? {}
  const granted = accounts.flatMap((account): { readonly chainId: number; readonly address: Address }[] => {
    const [namespace, reference, address = ''] = account.split(':')
    const chainId = parseEip155ChainId(`${namespace}:${reference}`)
    return chainId === undefined || !isAddress(address, { strict: false })
      ? []
      : [{ chainId, address: getAddress(address) }]
  })
  return {
    topic,
    peer: readPeer(peer.metadata),
    accounts: [...new Set(granted.map(({ address }) => address))],
    chainIds: [...new Set(granted.map(({ chainId }) => chainId))],
    methods,
    events,
    others: (['solana', 'bip122'] as const).flatMap((namespace) => readPart(namespace, namespaces[namespace])),
    expiresAt: expiry * 1_000,
  }
}

function readPart(
  namespace: PhoneSessionPart['namespace'],
  granted: StoredSession['namespaces'][string] | undefined,
): PhoneSessionPart[] {
  if (granted === undefined) return []
  const { accounts, methods, events } = granted
  const split = accounts.map((account) => account.split(':'))
  const chains = [...new Set(split.map(([name, reference]) => `${name}:${reference}`))]
  const first = split.filter(([name, reference]) => `${name}:${reference}` === chains[0])
  return [
    {
      namespace,
      chains,
      accounts: [...new Set(first.map(([, , address = '']) => address))],
      caipAccounts: accounts,
      methods,
      events,
    },
  ]
}
