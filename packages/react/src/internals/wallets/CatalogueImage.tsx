import type { ReactNode } from 'react'
import type { PictureSize } from '../../ui/Picture.tsx'
import { WalletImage } from '../../ui/WalletImage.tsx'
import type { AnyWallet } from './AnyWallet.ts'
import { useWalletPicture } from './useWalletPicture.ts'

export interface CatalogueImageProps {
  readonly wallet: AnyWallet
  readonly size?: PictureSize | undefined
}

/** A catalogue wallet's picture: the cloud's copy, else the one its entry names, else its initial. */
export function CatalogueImage({ wallet, size }: CatalogueImageProps): ReactNode {
  const { source, isLoading } = useWalletPicture(wallet)
  return <WalletImage name={wallet.name} source={source} isLoading={isLoading} size={size} />
}
