import type { Network, TokenBalance } from '@latchkey/core'
import { isTrusted } from '@latchkey/core/internal'
import { useMemo, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { NetworkImage } from '../../ui/NetworkImage.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { TokenRow } from '../../ui/TokenRow.tsx'
import { toNetworkName } from '../networks/toNetworkName.ts'
import { createFiatFormat } from './createFiatFormat.ts'
import { formatTokenAmount } from './formatTokenAmount.ts'
import { TokenImage } from './TokenImage.tsx'
import { toTokenKey } from './toTokenKey.ts'

export interface PickerRowProps {
  /** `quantity.numeric` is empty while the balance is not known. */
  readonly token: TokenBalance
  readonly network: Network
  /** Whether its network is also shown as a picture, because the list has several. */
  readonly hasBadge: boolean
  readonly selected: boolean
  readonly onSelect: () => void
}

/** A token to choose. */
export function PickerRow({ token, network, hasBadge, selected, onSelect }: PickerRowProps): ReactNode {
  const { t, locale } = useMessages()
  const fiat = useMemo(() => createFiatFormat(locale), [locale])
  const isKnown = token.quantity.numeric !== ''
  const sums = isKnown ? formatTokenAmount({ token, locale }) : { amount: toDisplayText(token.symbol), exactAmount: '' }
  // The picture of a network's own coin is that of the network.
  const isNetworkPicture = token.address === undefined && token.iconUrl === undefined
  const value = !isTrusted(token) ? (
    <Tag tone="warn">{t(token.isSpam ? 'tokens.spam' : 'tokens.unlisted')}</Tag>
  ) : token.value !== undefined ? (
    <bdi>{fiat.formatValue(token.value)}</bdi>
  ) : (
    isKnown && <span className="lk-quiet">{t('tokens.noPrice')}</span>
  )
  return (
    <TokenRow
      name={toDisplayText(token.name) || toDisplayText(token.symbol)}
      network={toNetworkName({ network, t })}
      picture={<TokenImage token={token} network={network} />}
      badge={
        hasBadge && !isNetworkPicture ? (
          <NetworkImage
            networkId={network.caipNetworkId}
            name={network.name}
            source={network.assets?.imageUrl}
            size="small"
          />
        ) : undefined
      }
      value={value}
      {...sums}
      selected={selected}
      onClick={onSelect}
      testId={`lk-token-${toTokenKey(token)}`}
    />
  )
}
