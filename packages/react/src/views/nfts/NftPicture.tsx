import type { ReactNode } from 'react'
import { CloudPicture } from '../../internals/CloudPicture.tsx'
import { toFallbackColour } from '../../ui/toFallbackColour.ts'
import { toInitial } from '../../ui/toInitial.ts'
import { toNftTitle, type ShownNft } from './toNftTitle.ts'

export interface NftPictureProps {
  readonly nft: ShownNft
  /** Spam shows no picture: it could say what its name may not. */
  readonly isHidden?: boolean | undefined
}

/** The picture of a token, with how many of it there are; an initial if there is no picture. */
export function NftPicture({ nft, isHidden = false }: NftPictureProps): ReactNode {
  const { address, amount, imageUrl } = nft
  const fallback = { text: toInitial(toNftTitle(nft)), colour: toFallbackColour(address) }
  return (
    <span className="lk-nft-picture">
      <CloudPicture url={isHidden ? undefined : imageUrl} fallback={fallback} size="large" />
      {amount !== '1' && <bdi className="lk-nft-amount">×{amount}</bdi>}
    </span>
  )
}
