import type { Network, TokenBalance } from '@latchkey/core'
import { isTrusted } from '@latchkey/core/internal'
import { memo, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { NetworkImage } from '../../ui/NetworkImage.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { TokenRow } from '../../ui/TokenRow.tsx'
import { toNetworkName } from '../networks/toNetworkName.ts'
import type { TokenFormats } from './createTokenFormats.ts'
import { formatTokenAmount } from './formatTokenAmount.ts'
import { TokenImage, toLogoNetwork } from './TokenImage.tsx'
import { toTokenKey } from './toTokenKey.ts'

export interface TokenItemProps {
  /** `quantity.numeric` is empty while the balance is not known. */
  readonly token: TokenBalance
  readonly network: Network | undefined
  /** Whether its network is also shown as a picture, because the list has several. */
  readonly hasBadge: boolean
  /** A stable object. */
  readonly formats: TokenFormats
  readonly selected?: boolean | undefined
  readonly onSelect: (token: TokenBalance) => void
  readonly onIntent?: (() => void) | undefined
}

/** A token in a list. */
export const TokenItem = memo(function TokenItem(props: TokenItemProps): ReactNode {
  const { token, network, hasBadge, formats, selected, onSelect, onIntent } = props
  const { t } = useMessages()
  const isKnown = token.quantity.numeric !== ''
  // The picture of many a network's own coin is that of the network.
  const isNetworkPicture =
    token.address === undefined &&
    token.iconUrl === undefined &&
    network !== undefined &&
    toLogoNetwork(token, network) === network.caipNetworkId
  return (
    <TokenRow
      name={toDisplayText(token.name) || toDisplayText(token.symbol)}
      network={toNetworkName({ network, t })}
      picture={<TokenImage token={token} network={network} />}
      badge={
        hasBadge && network && !isNetworkPicture ? (
          <NetworkImage
            networkId={network.caipNetworkId}
            name={network.name}
            source={network.assets?.imageUrl}
            size="small"
          />
        ) : undefined
      }
      value={
        !isTrusted(token) ? (
          <Tag tone="warn">{t(token.isSpam ? 'tokens.spam' : 'tokens.unlisted')}</Tag>
        ) : token.value === undefined ? (
          isKnown && <span className="lk-quiet">{t('tokens.noPrice')}</span>
        ) : (
          <bdi>{formats.fiat.formatValue(token.value)}</bdi>
        )
      }
      {...formatTokenAmount({ token, format: formats.amounts })}
      selected={selected}
      onClick={() => onSelect(token)}
      onIntent={onIntent}
      testId={`lk-token-${toTokenKey(token)}`}
    />
  )
})
