import { describeWallet, listenTo, readProperty } from '@latchkey/core/adapter'
import type { Discovery } from '@latchkey/core/adapter'
import type { ClassicSolanaWallet } from '../types.ts'
import { MAX_WALLETS } from './discoveryLimits.ts'
import type { FoundWallet } from './types.ts'

/** The `readyState` of classic adapters, and the state of a connector. */
const readiness = { Installed: 'installed', Loadable: 'loadable', NotDetected: 'notDetected' } as const

/** Lists the classic adapters of the app, without those that report that they cannot run here. */
export function createClassicWallets(parameters: {
  readonly create: () => readonly ClassicSolanaWallet[]
  readonly onChange: () => void
  /** Called when `create` throws. */
  readonly onFailure: (cause: unknown) => void
}): Pick<Discovery<FoundWallet>, 'start' | 'end'> & { list(): readonly FoundWallet[] } {
  const { create, onChange, onFailure } = parameters
  let wallets: readonly object[] | undefined
  let ends: (() => void)[] = []

  const begin = (): readonly object[] => {
    try {
      const created = create().slice(0, MAX_WALLETS)
      ends = created.map((wallet) => listenTo(wallet, { readyStateChange: onChange }))
      return created
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
      const taken: FoundWallet[] = []
      for (const wallet of wallets ?? []) {
        const state = readProperty(wallet, 'readyState')
        const ready = Object.entries(readiness).find(([name]) => name === state)?.[1]
        const descriptor = ready && describeWallet({ wallet, namespace: 'solana', type: 'EXTERNAL', ready, taken })
        if (descriptor) taken.push({ descriptor, kind: 'classic', wallet })
      }
      return taken
    },
    end: () => {
      for (const end of ends) end()
    },
  }
}
