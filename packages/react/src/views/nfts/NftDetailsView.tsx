import { isSameAddress } from '@latchkey/core/internal'
import { useState, type ReactNode } from 'react'
import { useAccount } from '../../hooks/useAccount.ts'
import { useNfts } from '../../hooks/useNfts.ts'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { PendingRows } from '../../internals/PendingRows.tsx'
import { TokenContract } from '../../internals/tokens/TokenContract.tsx'
import { tokenDetailsStyles } from '../../internals/tokens/tokenDetails.styles.ts'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { NftPicture } from './NftPicture.tsx'
import { nftsStyles } from './nfts.styles.ts'
import { toNftNumber, toNftTitle, type ShownNft } from './toNftTitle.ts'

/** The names of the standards, the same in every language. */
const standards = { erc721: 'ERC-721', erc1155: 'ERC-1155' } as const

/** One non-fungible token of the account. What its contract and its metadata say is shown as text, and nothing of it is a link. */
export function NftDetailsView({ parameters }: ViewProps<'NftDetails'>): ReactNode {
  useStyles(tokenDetailsStyles)
  useStyles(nftsStyles)
  const { address, caipNetworkId, tokenId } = parameters
  const { namespace, network } = useAccount()
  const { loading, nfts, spam } = useNfts({ namespace })
  const { t } = useMessages()
  const isShown = (nft: ShownNft): boolean =>
    nft.chainId === caipNetworkId &&
    nft.tokenId === tokenId &&
    isSameAddress({ address: nft.address.split(':').at(-1) ?? '', other: address })
  const found = [...nfts, ...spam].find(isShown)
  if (found === undefined)
    return (
      <ViewBody testId="lk-nft-details">
        {loading ? (
          <PendingRows />
        ) : (
          <StatusBlock title={t('nftDetails.none')} text={t('nftDetails.noneText')} testId="lk-nft-details-none" />
        )}
      </ViewBody>
    )
  const isSpam = found.flags?.is_spam === true
  const collection = toDisplayText(found.collection ?? '')
  return (
    <ViewBody testId="lk-nft-details">
      <div className="lk-nft-large">
        <NftPicture nft={found} isHidden={isSpam} />
      </div>
      <div className="lk-nft-title">
        <h3 dir="auto" data-testid="lk-nft-details-name">
          {toNftTitle(found)}
        </h3>
        {collection !== '' && <p dir="auto">{collection}</p>}
      </div>
      {isSpam && (
        <Note tone="warn" testId="lk-nft-details-spam">
          <b>{t('nftDetails.spam')}</b>
          <p>{t('nftDetails.spamText')}</p>
        </Note>
      )}
      {found.description !== undefined && !isSpam && (
        <p className="lk-nft-description" dir="auto">
          {found.description}
        </p>
      )}
      <dl className="lk-token-facts">
        <div>
          <dt>{t('account.network')}</dt>
          <dd dir="auto">{toNetworkName({ network, t })}</dd>
        </div>
        <div>
          <dt>{t('nftDetails.standard')}</dt>
          <dd>
            <bdi dir="ltr">{standards[found.standard]}</bdi>
          </dd>
        </div>
        {found.amount !== '1' && (
          <div>
            <dt>{t('nftDetails.amount')}</dt>
            <dd>
              <bdi dir="ltr">{found.amount}</bdi>
            </dd>
          </div>
        )}
        <TokenNumber tokenId={tokenId} />
      </dl>
      <TokenContract address={address} network={network} />
    </ViewBody>
  )
}

/** The number of a token in its contract, to copy. */
function TokenNumber({ tokenId }: { readonly tokenId: string }): ReactNode {
  const { t } = useMessages()
  const [isRefused, setIsRefused] = useState(false)
  return (
    <div>
      <dt>{t('nftDetails.number')}</dt>
      <dd className="lk-nft-number">
        {isRefused ? (
          <bdi dir="ltr">{tokenId}</bdi>
        ) : (
          <>
            <bdi dir="ltr" title={tokenId}>
              {toNftNumber(tokenId)}
            </bdi>
            <CopyButton
              text={tokenId}
              label={t('nftDetails.copyNumber')}
              onCopied={() => setIsRefused(false)}
              onFailed={() => setIsRefused(true)}
              testId="lk-nft-details-copy-number"
            />
          </>
        )}
      </dd>
    </div>
  )
}
