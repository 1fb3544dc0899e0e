import type { PromptChain, WalletStorage } from '../wallet/types.ts'
import { createDeferred } from '../wallet/createDeferred.ts'
import { parseStoredSites } from './parseStoredSites.ts'

/** What changed for the pages of an origin. */
export interface StandardChange {
  readonly origin: string
  readonly hasAccounts: boolean
  readonly hasChain: boolean
}

/** The state of a Solana or Bitcoin wallet. Accounts are the wallet's own ids. */
export interface StandardState {
  readonly isLocked: boolean
  readonly isOnline: boolean
  /** The current chain, by its Wallet Standard id. */
  readonly chain: string
  /** The accounts for a connecting site if the owner does not choose. */
  readonly visible: readonly string[]
  describeChain(chain: string): PromptChain
  /** The accounts that the owner granted to a site. */
  getPermitted(origin: string): readonly string[]
  /** The accounts that a site sees now: none while the wallet is locked. */
  getExposed(origin: string): readonly string[]
  permit(origin: string, accounts: readonly string[]): void
  revoke(origin: string): void
  setVisible(accounts: readonly string[]): void
  setChain(chain: string): void
  setLocked(isLocked: boolean): void
  /** Resolves at the next unlock. */
  whenUnlocked(): Promise<void>
  setOnline(isOnline: boolean): void
}

/** Creates the state of a wallet. `onChange` is called for each site that sees a change. */
export function createStandardState(parameters: {
  readonly accounts: readonly string[]
  /** The accounts that sites see at first. Default: all. */
  readonly visible?: readonly string[] | undefined
  readonly chains: readonly [string, ...string[]]
  readonly describeChain: (chain: string) => PromptChain
  readonly storage: WalletStorage | undefined
  readonly storageKey: string
  readonly onChange: (change: StandardChange) => void
}): StandardState {
  const { accounts, chains, describeChain, storage, storageKey, onChange } = parameters
  const stored = parseStoredSites(read(storage, storageKey), { accounts, chains })
  const sites = new Map(stored.sites)
  let visible = stored.visible ?? parameters.visible ?? accounts
  let chain = stored.chain ?? chains[0]
  let isLocked = false
  let isOnline = true
  let unlocked = createDeferred()

  const getExposed = (origin: string): readonly string[] => (isLocked ? [] : (sites.get(origin) ?? []))

  const save = (): void => {
    try {
      storage?.setItem(storageKey, JSON.stringify({ chain, visible, sites: [...sites] }))
    } catch {
      // If the storage is full or forbidden, only the memory across reloads is lost.
    }
  }

  /** Applies a change, stores it, and notifies every site that sees a difference. */
  const update = (change: () => void): void => {
    const before = { chain, exposed: new Map([...sites.keys()].map((origin) => [origin, getExposed(origin)])) }
    change()
    save()
    const hasChain = chain !== before.chain
    for (const origin of new Set([...before.exposed.keys(), ...sites.keys()])) {
      const hasAccounts = getExposed(origin).join() !== (before.exposed.get(origin) ?? []).join()
      if (hasAccounts || hasChain) onChange({ origin, hasAccounts, hasChain })
    }
  }

  return {
    get isLocked() {
      return isLocked
    },
    get isOnline() {
      return isOnline
    },
    get chain() {
      return chain
    },
    get visible() {
      return visible
    },
    describeChain,
    getPermitted: (origin) => sites.get(origin) ?? [],
    getExposed,
    permit: (origin, given) => update(() => sites.set(origin, given)),
    revoke: (origin) => update(() => sites.delete(origin)),
    setVisible: (shown) =>
      update(() => {
        // An empty list disconnects every site. The next one to connect can choose again.
        if (shown.length === 0) return sites.clear()
        visible = shown
        for (const origin of sites.keys()) sites.set(origin, shown)
      }),
    setChain: (id) =>
      update(() => {
        chain = id
      }),
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
      isOnline = value
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
