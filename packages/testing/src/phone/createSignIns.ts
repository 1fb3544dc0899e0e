import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { TestingError } from '../errors/TestingError.ts'
import type { OpenedSignClient } from './openSignClient.ts'
import type { PhoneGrant } from './PhoneGrant.ts'
import { readPeer } from './readPeer.ts'
import type { PhoneProposal } from './types.ts'

/** Requests for a session and a sign-in with one approval. */
export interface SignIns {
  /** Signs for the first account on each granted chain and returns the session's topic, if there is one. */
  approve(id: number, grant: PhoneGrant): Promise<string | undefined>
  reject(id: number, reason: { readonly code: number; readonly message: string }): Promise<void>
}

/**
 * Listens for requests of CAIP-222 and turns them into proposals. Without it the library only handles the session proposal that
 * apps send along.
 *
 * @see https://github.com/ChainAgnostic/CAIPs/blob/main/CAIPs/caip-222.md
 */
export function createSignIns(parameters: {
  readonly opened: OpenedSignClient
  readonly isOn: boolean
  readonly keys: ReadonlyMap<Address, PrivateKeyAccount>
  readonly getKnownChainIds: () => readonly number[]
  readonly onProposal: (proposal: PhoneProposal) => void
}): SignIns {
  const { opened, isOn, keys, getKnownChainIds, onProposal } = parameters
  const { client } = opened
  type Asked = Parameters<Parameters<typeof client.on<'session_authenticate'>>[1]>[0]['params']['authPayload']
  const waiting = new Map<number, Asked>()

  if (isOn) {
    client.on('session_authenticate', ({ id, params }) => {
      const { authPayload, requester, expiryTimestamp } = params
      const { domain, aud, statement, chains } = authPayload
      const known = getKnownChainIds().filter((chainId) => chains.includes(`eip155:${chainId}`))
      const knownChains = known.map((chainId) => `eip155:${chainId}`)
      waiting.set(id, authPayload)
      onProposal({
        id,
        peer: readPeer(requester.metadata),
        chainIds: known,
        unknownChains: chains.filter((chain) => !knownChains.includes(chain)),
        methods: readMethods(authPayload.resources ?? []),
        events: ['accountsChanged', 'chainChanged'],
        others: [],
        signIn: { domain, uri: aud, statement, chains: knownChains },
        expiresAt: expiryTimestamp * 1_000,
      })
    })
  }

  return {
    async approve(id, { accounts, chainIds, methods }) {
      const authPayload = waiting.get(id)
      const account = accounts[0] && keys.get(accounts[0])
      if (authPayload === undefined || account === undefined) {
        throw new TestingError('testing.invalidParameter', 'The phone has no account to sign in with.')
      }
      waiting.delete(id)
      const { buildAuthObject, populateAuthPayload } = await import('@walletconnect/utils')
      const chains = chainIds.map((chainId) => `eip155:${chainId}`)
      const request = populateAuthPayload({ authPayload, chains, methods: [...methods] })
      const auths = await Promise.all(
        chains.map(async (chain) => {
          const iss = `${chain}:${account.address}`
          const message = client.formatAuthMessage({ request, iss })
          return buildAuthObject(request, { t: 'eip191', s: await account.signMessage({ message }) }, iss)
        }),
      )
      const { session } = await client.approveSessionAuthenticate({ id, auths })
      return session?.topic
    },
    async reject(id, reason) {
      waiting.delete(id)
      await client.rejectSessionAuthenticate({ id, reason: { ...reason } })
    },
  }
}

/** Returns the methods in an app's ReCap (ERC-5573). It is independent of the parser under test. */
function readMethods(resources: readonly string[]): readonly string[] {
  const [, encoded] = /^urn:recap:([\w+/=-]+)$/.exec(resources.at(-1) ?? '') ?? []
  if (encoded === undefined) return []
  try {
    const recap: unknown = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')))
    const abilities = Object.keys(Object(Object(Object(recap).att).eip155))
    return abilities.flatMap((ability) => (ability.startsWith('request/') ? [ability.slice('request/'.length)] : []))
  } catch {
    return []
  }
}
