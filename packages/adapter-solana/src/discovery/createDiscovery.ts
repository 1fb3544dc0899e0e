import type { ClassicSolanaWallet } from '../types.ts'
import { createClassicWallets } from './createClassicWallets.ts'
import { createStandardWallets } from './createStandardWallets.ts'
import type { FoundWallet, Page, WalletSource } from './types.ts'

/** Knows the Solana wallets of a page. */
export interface Discovery extends WalletSource {
  /** A wallet by its connector id. */
  find(id: string): FoundWallet | undefined
}

/** Finds the wallets of a page: by Wallet Standard, and those that the app gives. One that is both is the standard one. */
export function createDiscovery(parameters: {
  readonly page: Page
  readonly makeClassic: (() => readonly ClassicSolanaWallet[]) | undefined
  readonly onFound: () => void
  readonly onFailure: (cause: unknown) => void
}): Discovery {
  const { page, makeClassic, onFound, onFailure } = parameters
  const standard = createStandardWallets({ page, onChange: onFound })
  const classic = createClassicWallets({ make: makeClassic ?? (() => []), onChange: onFound, onFailure })

  const list = (): readonly FoundWallet[] => {
    const found = standard.list()
    const names = found.map(({ descriptor }) => descriptor.name)
    return [...found, ...classic.list().filter(({ descriptor }) => !names.includes(descriptor.name))]
  }

  return {
    start: () => {
      standard.start()
      classic.start()
      onFound()
    },
    list,
    find: (id) => list().find(({ descriptor }) => descriptor.id === id),
    end: () => {
      standard.end()
      classic.end()
    },
  }
}
