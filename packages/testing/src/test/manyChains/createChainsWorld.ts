import {
  createModal,
  selectAccount,
  selectActiveConnection,
  selectActiveNetwork,
  type AdapterFactory,
  type Modal,
  type PairedSession,
} from '@latchkey/core'
import { createFakeClock, createFakePairingClient, createMemoryStorage } from '@latchkey/core/testing'
import { createReferenceAdapter } from '../../adapter/reference/createReferenceAdapter.ts'
import { createReferenceKey } from '../../adapter/reference/createReferenceKey.ts'
import { createReferenceChain } from '../../adapter/reference/createReferenceChain.ts'
import { createReferencePage } from '../../adapter/reference/createReferencePage.ts'
import { createReferenceWallet } from '../../adapter/reference/createReferenceWallet.ts'
import { chains, networksOf, placesOf, type Chain } from './chains.ts'
import type { Grants } from './steps.ts'

const mapChains = <value>(toValue: (chain: Chain) => value): Readonly<Record<Chain, value>> => ({
  eip155: toValue('eip155'),
  solana: toValue('solana'),
  bip122: toValue('bip122'),
})

const toKeys = () => [createReferenceKey(), createReferenceKey()] as const
/** The keys of each chain: two wallets in the page, and one on the phone. No address occurs twice. */
const keys = mapChains(() => [toKeys(), toKeys(), toKeys()] as const)
const referenceChains = mapChains(
  (chain) =>
    new Map(
      placesOf(chain).map((networkId) => [
        networkId,
        createReferenceChain({ networkId, rich: [], tokens: [], amount: 0n }),
      ]),
    ),
)

/** Returns the address of a wallet's account: in the page (0, 1) or on the phone (2). */
export const addressOf = (chain: Chain, wallet: number, account: number): string =>
  keys[chain][wallet]?.[account]?.address ?? ''

/** Returns the connector id of a wallet. */
export const connectorOf = (chain: Chain, wallet: number): string =>
  wallet === 2 ? 'walletConnect' : `com.example.${chain}.${wallet}`

/** A page with two wallets on each of three chains, a wallet on a phone, and one app at a time. */
export function createChainsWorld() {
  const storage = createMemoryStorage()
  const pages = mapChains(createReferencePage)
  const wallets = mapChains((chain) =>
    [0, 1].map((index) => {
      const wallet = createReferenceWallet({
        id: connectorOf(chain, index),
        networkId: placesOf(chain)[0],
        offered: undefined,
        chains: referenceChains[chain],
        unknown: [],
        isRich: false,
        keys: keys[chain][index === 0 ? 0 : 1],
      })
      pages[chain].announce(wallet.provider)
      return wallet.controls
    }),
  )

  const toFactory = (namespace: Chain): AdapterFactory => ({
    namespace,
    create: () =>
      createReferenceAdapter({
        namespace,
        page: pages[namespace],
        networks: networksOf[namespace],
        getChain: () => undefined,
      }),
  })

  /** Opens the app like a page load. Its sessions are those that the phone still has. */
  const open = (sessions: readonly PairedSession[]) => {
    const clock = createFakeClock()
    const phone = createFakePairingClient({ now: clock.now, sessions })
    const silent = (): void => undefined
    const modal: Modal = createModal({
      projectId: 'dev',
      networks: chains.flatMap((chain) => networksOf[chain]),
      adapters: chains.map(toFactory),
      relay: { url: 'wss://relay.example' },
      openPairingClient: async () => phone.client,
      ports: {
        clock,
        storage,
        platform: {
          isBrowser: true,
          isMobile: false,
          userAgent: '',
          origin: 'https://app.example',
          timeZone: 'Europe/Lisbon',
        },
        logger: { error: silent, warn: silent, info: silent, debug: silent },
      },
    })
    return { modal, phone }
  }
  return { storage, wallets, open }
}

/** Waits for the session that the phone settled or updated. */
export function toSession(topic: string, grants: Grants): PairedSession {
  const granted: Partial<Record<Chain, NonNullable<PairedSession['grants'][Chain]>>> = {}
  for (const chain of chains) {
    const grant = grants[chain]
    if (!grant) continue
    const networkIds = grant.places.flatMap((place) => placesOf(chain)[place] ?? [])
    const accounts = grant.accounts.map((account) => addressOf(chain, 2, account))
    granted[chain] = {
      accounts: networkIds.flatMap((networkId) => accounts.map((address) => `${networkId}:${address}`)),
      networkIds,
      methods: [],
      events: [],
    }
  }
  return {
    topic,
    pairingTopic: topic,
    expiresAt: Date.UTC(2040, 0, 1),
    grants: granted,
    peer: { name: 'Phone', description: '', url: 'https://phone.example', icons: [], redirect: {} },
    properties: {},
  }
}

/** Returns what `useAccount({ namespace })` returns, from the same three states. */
export function readAccount({ controllers }: Modal, chain: Chain) {
  const account = selectAccount(controllers.account.store.getState(), chain)
  const network = selectActiveNetwork(controllers.network.store.getState(), chain)
  const connection = selectActiveConnection(controllers.adapters.store.getState(), chain)
  return {
    status: account.status,
    address: account.address,
    caipAddress: account.caipAddress,
    accounts: account.allAccounts.map(({ address }) => address),
    wallet: account.connectedWalletInfo?.name,
    explorer: account.addressExplorerUrl,
    connectorId: connection?.connectorId,
    networkId: network?.caipNetworkId,
    networkNamespace: network?.chainNamespace,
  }
}

/** Returns what the app would restore at the next page load. */
export function readStored(storage: {
  getItem(key: string): string | null
}): Readonly<Record<string, readonly string[]>> {
  const text = storage.getItem('@latchkey/connections')
  const stored: Readonly<Record<string, readonly { connectorId: string; activeAddress: string; networkId: string }[]>> =
    text ? JSON.parse(text).value : {}
  return Object.fromEntries(
    Object.entries(stored).map(([chain, all]) => [
      chain,
      all.map(({ connectorId, activeAddress, networkId }) => `${connectorId} ${networkId}:${activeAddress}`),
    ]),
  )
}
