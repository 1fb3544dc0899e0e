import type { ChosenWallet } from '@latchkey/core'
import type { ReactNode } from 'react'
import { WalletImage } from '../../ui/WalletImage.tsx'
import { useListedWallet } from './useListedWallet.ts'

/** The picture of a recently paired wallet, of which only id and name are stored. */
export function RecentImage({ wallet }: { readonly wallet: ChosenWallet }): ReactNode {
  const { imageUrl, isLoading } = useListedWallet(wallet.id)
  return <WalletImage name={wallet.name} source={imageUrl} isLoading={isLoading} />
}
