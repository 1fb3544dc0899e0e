import { numberToHex } from 'viem'
import type { Address } from 'viem'
import { providerErrors } from '../errors/providerErrors.ts'
import { createDeferred } from './createDeferred.ts'
import { parseStoredWallet } from './parseStoredWallet.ts'
import type { StoredWallet } from './parseStoredWallet.ts'
import type { EvmChain, EvmChainSummary, EvmToken, WalletEvent, WalletStorage } from './types.ts'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** The state of a wallet. Each change notifies the sites that it concerns. */
export interface WalletState {
  readonly chainId: number
  readonly isLocked: boolean
  readonly isOnline: boolean
  /** The accounts for a connecting site if the owner does not choose. */
  readonly visible: readonly Address[]
  readonly chains: readonly EvmChain[]
  readonly tokens: readonly EvmToken[]
  getChain(chainId: number): EvmChain | undefined
  /** Describes a chain for a prompt, known or not. */
  describeChain(chainId: number): EvmChainSummary
  /** The accounts that the owner granted to a site. */
  getPermitted(origin: string): readonly Address[]
  /** The accounts that a site sees now: none while the wallet is locked. */
  getExposed(origin: string): readonly Address[]
  permit(origin: string, addresses: readonly Address[]): void
  revoke(origin: string): void
  setVisible(addresses: readonly Address[]): void
  setChainId(chainId: number): void
  addChain(chain: EvmChain): void
  addToken(token: EvmToken): void
  setLocked(isLocked: boolean): void
  /** Resolves at the next unlock. */
  whenUnlocked(): Promise<void>
  setOnline(isOnline: boolean): void
}

/** Creates the state of a wallet. `emit` with an origin notifies its pages, otherwise all pages. */
export function createWalletState(parameters: {
  readonly accounts: readonly Address[]
  readonly chains: readonly [EvmChain, ...EvmChain[]]
  readonly tokens: readonly EvmToken[]
  readonly storage: WalletStorage | undefined
  readonly storageKey: string
  readonly emit: (event: WalletEvent, origin?: string) => void
}): WalletState {
  const { accounts, storage, storageKey, emit } = parameters
  const stored = parseStoredWallet(read(storage, storageKey), accounts)
  const chains = new Map([...stored.chains, ...parameters.chains].map((chain) => [chain.chainId, chain]))
  const sites = new Map(stored.sites)
  const tokens = [...parameters.tokens]
  let chainId = stored.chainId ?? parameters.chains[0].chainId
  let visible = stored.visible ?? accounts
  let isLocked = false
  let isOnline = true
  let unlocked = createDeferred()

  const getExposed = (origin: string): readonly Address[] => (isLocked ? [] : (sites.get(origin) ?? []))

  const save = (): void => {
    const added = [...chains.values()].filter(
      (chain) => !parameters.chains.some((given) => given.chainId === chain.chainId),
    )
    const value: StoredWallet = { chainId, visible, sites: [...sites], chains: added }
    try {
      storage?.setItem(storageKey, JSON.stringify(value))
    } catch {
      // If the storage is full or forbidden, only the memory across reloads is lost.
    }
  }

  /** Applies a change, stores it, and notifies every site that sees a difference. */
  const update = (change: () => void): void => {
    const before = { chainId, exposed: new Map([...sites.keys()].map((origin) => [origin, getExposed(origin)])) }
    change()
    save()
    if (chainId !== before.chainId) emit({ event: 'chainChanged', data: numberToHex(chainId) })
    for (const origin of new Set([...before.exposed.keys(), ...sites.keys()])) {
      const exposed = getExposed(origin)
      if (exposed.join() !== (before.exposed.get(origin) ?? []).join()) {
        emit({ event: 'accountsChanged', data: exposed }, origin)
      }
    }
  }

  return {
    get chainId() {
      return chainId
    },
    get isLocked() {
      return isLocked
    },
    get isOnline() {
      return isOnline
    },
    get visible() {
      return visible
    },
    get chains() {
      return [...chains.values()]
    },
    get tokens() {
      return tokens
    },
    getChain: (id) => chains.get(id),
    describeChain(id) {
      const chain = chains.get(id)
      return { chainId: id, name: chain?.name ?? `Chain ${id}`, nativeCurrency: chain?.nativeCurrency ?? ether }
    },
    getPermitted: (origin) => sites.get(origin) ?? [],
    getExposed,
    permit: (origin, addresses) => update(() => sites.set(origin, addresses)),
    revoke: (origin) => update(() => sites.delete(origin)),
    setVisible: (addresses) =>
      update(() => {
        // An empty list disconnects every site. The next one to connect can choose again.
        if (addresses.length === 0) return sites.clear()
        visible = addresses
        for (const origin of sites.keys()) sites.set(origin, addresses)
      }),
    setChainId: (id) =>
      update(() => {
        chainId = id
      }),
    addChain: (chain) => update(() => chains.set(chain.chainId, chain)),
    addToken(token) {
      const isKnown = tokens.some((known) => known.chainId === token.chainId && known.address === token.address)
      if (!isKnown) tokens.push(token)
    },
    setLocked(value) {
      update(() => {
        isLocked = value
      })
      if (value) return
      unlocked.resolve()
      unlocked = createDeferred()
    },
    whenUnlocked: () => unlocked.promise,
    setOnline(value) {
      if (isOnline === value) return
      isOnline = value
      emit(
        value
          ? { event: 'connect', data: { chainId: numberToHex(chainId) } }
          : { event: 'disconnect', data: { ...providerErrors.disconnected } },
      )
    },
  }
}

function read(storage: WalletStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}
