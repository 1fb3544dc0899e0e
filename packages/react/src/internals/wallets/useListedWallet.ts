import { getWalletOptions, queryClientPlugin } from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'
import type { AnyWallet } from './AnyWallet.ts'
import { useWalletPicture } from './useWalletPicture.ts'

export interface ListedWallet {
  /** Undefined where neither the app nor the catalogue knows it, or not yet. */
  readonly wallet: AnyWallet | undefined
  readonly imageUrl: string | undefined
  readonly isLoading: boolean
}

/** A wallet by its id: one of the app's own, or one of the catalogue, which is asked unless it has shown the wallet before. */
export function useListedWallet(id: string): ListedWallet {
  const modal = useModalInstance()
  const own = useSelector(modal.controllers.options.store, (state) =>
    state.customWallets.find((wallet) => wallet.id === id),
  )
  const { data, isLoading } = useQuery(
    { ...getWalletOptions(modal, { id }), enabled: own === undefined },
    modal.plugin(queryClientPlugin).get().client,
  )
  const wallet = own ?? data ?? undefined
  const { source } = useWalletPicture(wallet)
  return { wallet, imageUrl: source, isLoading: own === undefined && isLoading }
}
