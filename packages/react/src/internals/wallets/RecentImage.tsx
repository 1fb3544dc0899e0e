import type { ChosenWallet } from '@latchkey/core'
import type { ReactNode } from 'react'
import { WalletImage } from '../../ui/WalletImage.tsx'
import { useListedWallet } from './useListedWallet.ts'

/** The picture of a wallet that was paired lately, of which only the name is remembered. */
export function RecentImage({ wallet }: { readonly wallet: ChosenWallet }): ReactNode {
  const { imageUrl, isLoading } = useListedWallet(wallet.id)
  return <WalletImage name={wallet.name} source={imageUrl} isLoading={isLoading} />
}
