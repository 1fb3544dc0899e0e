import { readProperty } from '@latchkey/core/adapter'
import type { ClassicSolanaWallet } from '../types.ts'
import { listenTo } from '../utils/listenTo.ts'
import { MAX_WALLETS } from './constants.ts'
import { toFound } from './toFound.ts'
import type { FoundWallet, WalletSource } from './types.ts'

/** What classic adapters say of themselves, and what it means here. */
const readiness = { Installed: 'installed', Loadable: 'loadable', NotDetected: 'notDetected' } as const

/** Lists the classic adapters that the app gives. Those that say they cannot run here are left out. */
export function createClassicWallets(parameters: {
  readonly make: () => readonly ClassicSolanaWallet[]
  readonly onChange: () => void
  /** Called when the app's function throws. */
  readonly onFailure: (cause: unknown) => void
}): WalletSource {
  const { make, onChange, onFailure } = parameters
  let wallets: readonly object[] | undefined
  let ends: (() => void)[] = []

  const begin = (): readonly object[] => {
    try {
      const made = make().slice(0, MAX_WALLETS)
      ends = made.map((wallet) => listenTo(wallet, 'readyStateChange', onChange))
      return made
    } catch (cause) {
      onFailure(cause)
      return []
    }
  }

  return {
    start: () => {
      wallets ??= begin()
    },
    list: () => {
      const found: FoundWallet[] = []
      for (const wallet of wallets ?? []) {
        const state = readProperty(wallet, 'readyState')
        const ready = Object.entries(readiness).find(([name]) => name === state)?.[1]
        const entry = ready && toFound({ wallet, kind: 'classic', ready, taken: found })
        if (entry) found.push(entry)
      }
      return found
    },
    end: () => {
      for (const end of ends) end()
    },
  }
}
