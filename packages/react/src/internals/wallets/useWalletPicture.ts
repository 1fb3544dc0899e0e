import { walletImageQuery, queryClientPlugin } from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useModalInstance } from '../useModalInstance.ts'
import type { AnyWallet } from './AnyWallet.ts'

/** Returns the address of a wallet's picture, which may need a request. */
export function useWalletPicture(wallet: AnyWallet | undefined): {
  readonly source: string | undefined
  readonly isLoading: boolean
} {
  const modal = useModalInstance()
  const { image_id, image_url } = wallet ?? {}
  const image = wallet && 'image_data' in wallet ? wallet.image_data : undefined
  const { data, isPending, isFetching } = useQuery(
    { ...walletImageQuery.options(modal, { wallet: { image_id, image_url } }), enabled: Boolean(image_id) && !image },
    modal.plugin(queryClientPlugin).get().client,
  )
  if (image) return { source: image, isLoading: false }
  if (!image_id) return { source: image_url ?? undefined, isLoading: wallet === undefined }
  return { source: data ?? undefined, isLoading: isPending && isFetching }
}
