import { walletQuery } from '@latchkey/core/internal'
import { useModalInstance } from '../useModalInstance.ts'
import { useQueryValue } from '../useQueryValue.ts'
import { useSelector } from '../useSelector.ts'
import type { AnyWallet } from './AnyWallet.ts'
import { useWalletPicture } from './useWalletPicture.ts'

export interface ListedWallet {
  /** Undefined while loading, or if neither the app nor the catalogue has it. */
  readonly wallet: AnyWallet | undefined
  readonly imageUrl: string | undefined
  readonly isLoading: boolean
}

/**
 * Returns a wallet by its id, from the app's own list or from the catalogue. The catalogue is queried unless the wallet is
 * already cached.
 */
export function useListedWallet(id: string): ListedWallet {
  const modal = useModalInstance()
  const customWallet = useSelector(modal.controllers.options.store, (state) =>
    state.customWallets.find((wallet) => wallet.id === id),
  )
  const { data, isLoading } = useQueryValue({
    ...walletQuery.options(modal, { id }),
    enabled: customWallet === undefined,
  })
  const wallet = customWallet ?? data?.wallets[0]
  const { source } = useWalletPicture(wallet)
  return { wallet, imageUrl: source, isLoading: customWallet === undefined && isLoading }
}
