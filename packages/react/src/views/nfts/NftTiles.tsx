import type { ReactNode } from 'react'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { toParts } from '../../ui/toParts.ts'
import { useGradualParts } from '../../ui/useGradualParts.ts'
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

/** How many tiles have their layout together, in rows of two: about as many as a screen shows. */
const partSize = 6

/** About how high a row is with its gap, in px: what is off screen has no layout. */
const rowHeight = 212

/** Non-fungible tokens as tiles, each of which leads to its details. They are drawn in parts, as the rows of a long list are. */
export function NftTiles({ nfts, label, isSpam, onSelect, onIntent }: NftTilesProps): ReactNode {
  const first = useGradualParts()
  return (
    // Safari removes the list role from lists without bullets.
    <ul role="list" className="lk-nft-tiles" aria-label={label}>
      {toParts(nfts, partSize).map((part, index) => (
        <div
          key={index}
          ref={index === 0 ? first : undefined}
          role="none"
          className="lk-nft-part"
          style={{ containIntrinsicBlockSize: `auto ${Math.ceil(part.length / 2) * rowHeight}px` }}
        >
          {part.map((nft) => (
            <NftTile key={toKey(nft)} nft={nft} isSpam={isSpam} onSelect={onSelect} onIntent={onIntent} />
          ))}
        </div>
      ))}
    </ul>
  )
}

const toKey = ({ address, tokenId }: ShownNft): string => `${address}-${tokenId}`

function NftTile(props: Omit<NftTilesProps, 'label' | 'nfts'> & { readonly nft: ShownNft }): ReactNode {
  const { nft, isSpam, onSelect, onIntent } = props
  const title = toNftTitle(nft)
  const collection = toDisplayText(nft.collection ?? '')
  const number = toNftNumber(nft.tokenId)
  return (
    <li>
      <button
        type="button"
        className="lk-nft"
        onClick={() => onSelect(nft)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        data-testid={`lk-nft-${toKey(nft)}`}
      >
        <NftPicture nft={nft} isHidden={isSpam} />
        <span className="lk-nft-text">
          <bdi>{title}</bdi>
          <bdi>{collection || (title === number ? ' ' : number)}</bdi>
        </span>
      </button>
    </li>
  )
}
