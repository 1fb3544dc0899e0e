import { createStandardWallets, readList, readProperty } from '@latchkey/core/adapter'
import type { Discovery, WalletPage } from '@latchkey/core/adapter'
import type { ClassicSolanaWallet } from '../types.ts'
import { createClassicWallets } from './createClassicWallets.ts'
import { MAX_WALLETS } from './discoveryLimits.ts'
import type { FoundWallet } from './types.ts'

/**
 * Finds the wallets of a page: those that register by Wallet Standard, and the classic adapters that the app provides. Of a
 * wallet that is both, only the standard one is listed.
 */
export function createDiscovery(parameters: {
  readonly page: WalletPage
  readonly createClassic: (() => readonly ClassicSolanaWallet[]) | undefined
  readonly onFound: () => void
  /** Called when `createClassic` throws. */
  readonly onFailure: (cause: unknown) => void
}): Discovery<FoundWallet> {
  const { page, createClassic, onFound, onFailure } = parameters
  const standard = createStandardWallets<'solana', FoundWallet>({
    page,
    namespace: 'solana',
    isSupported: isStandardWallet,
    toFound: (wallet) => ({ ...wallet, kind: 'standard' }),
    onChange: onFound,
  })
  const classic = createClassicWallets({ create: createClassic ?? (() => []), onChange: onFound, onFailure })

  const list = (): readonly FoundWallet[] => {
    const registered = standard.list([])
    const names = registered.map(({ descriptor }) => descriptor.name)
    return [...registered, ...classic.list().filter(({ descriptor }) => !names.includes(descriptor.name))]
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

/** Whether a wallet can be connected on some Solana network, and can sign there. */
function isStandardWallet(wallet: unknown): wallet is object {
  const features = readProperty(wallet, 'features')
  const has = (feature: string, method: string): boolean =>
    typeof readProperty(readProperty(features, feature), method) === 'function'
  return (
    has('standard:connect', 'connect') &&
    ['signAndSendTransaction', 'signTransaction', 'signMessage'].some((name) => has(`solana:${name}`, name)) &&
    readList(readProperty(wallet, 'chains'), MAX_WALLETS)?.some(
      (chain) => typeof chain === 'string' && chain.startsWith('solana:'),
    ) === true
  )
}
