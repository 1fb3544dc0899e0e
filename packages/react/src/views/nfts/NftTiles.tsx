import type { ReactNode } from 'react'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { NftPicture } from './NftPicture.tsx'
import { toNftNumber, toNftTitle, type ShownNft } from './toNftTitle.ts'

export interface NftTilesProps {
  readonly nfts: readonly ShownNft[]
  /** The accessible name of the list. */
  readonly label: string
  readonly isSpam?: boolean | undefined
  readonly onSelect: (nft: ShownNft) => void
  /** Called when a tile is hovered or focused. */
  readonly onIntent?: (() => void) | undefined
}

/** Non-fungible tokens as tiles, each of which leads to its details. */
export function NftTiles({ nfts, label, isSpam, onSelect, onIntent }: NftTilesProps): ReactNode {
  return (
    <ul className="lk-nft-tiles" aria-label={label}>
      {nfts.map((nft) => {
        const { address, tokenId } = nft
        const title = toNftTitle(nft)
        const collection = toDisplayText(nft.collection ?? '')
        const number = toNftNumber(tokenId)
        const key = `${address}-${tokenId}`
        return (
          <li key={key}>
            <button
              type="button"
              className="lk-nft"
              onClick={() => onSelect(nft)}
              onPointerEnter={onIntent}
              onFocus={onIntent}
              data-testid={`lk-nft-${key}`}
            >
              <NftPicture nft={nft} isHidden={isSpam} />
              <span className="lk-nft-text">
                <bdi>{title}</bdi>
                <bdi>{collection || (title === number ? ' ' : number)}</bdi>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
