import { walletImageQuery } from '@latchkey/core/internal'
import { useModalInstance } from '../useModalInstance.ts'
import { useQueryValue } from '../useQueryValue.ts'
import type { AnyWallet } from './AnyWallet.ts'

/** Returns the address of a wallet's picture, which may need a request. */
export function useWalletPicture(wallet: AnyWallet | undefined): {
  readonly source: string | undefined
  readonly isLoading: boolean
} {
  const modal = useModalInstance()
  const { image_id, image_url } = wallet ?? {}
  const image = wallet && 'image_data' in wallet ? wallet.image_data : undefined
  const { data, isPending, isFetching } = useQueryValue({
    ...walletImageQuery.options(modal, { wallet: { image_id, image_url } }),
    enabled: Boolean(image_id) && !image,
  })
  if (image) return { source: image, isLoading: false }
  if (!image_id) return { source: image_url ?? undefined, isLoading: wallet === undefined }
  return { source: data ?? undefined, isLoading: isPending && isFetching }
}
