import type { Namespace, Network, Portfolio, SendToken, TokenBalance } from '@latchkey/core'
import { isSameAddress } from '@latchkey/core/internal'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { ChevronDownIcon } from '../../ui/icons/ChevronDownIcon.tsx'
import { List } from '../../ui/List.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { NetworkImage } from '../../ui/NetworkImage.tsx'
import { Note } from '../../ui/Note.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SkeletonRow } from '../../ui/SkeletonRow.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { toNetworkName } from '../networks/toNetworkName.ts'
import { useDelayed } from '../useDelayed.ts'
import { listTokens } from './listTokens.ts'
import { PickerRow } from './PickerRow.tsx'
import { toSendToken } from './toSendToken.ts'
import { tokenPickerStyles } from './TokenPicker.styles.ts'
import { toTokenKey } from './toTokenKey.ts'
import { useTokenAt } from './useTokenAt.ts'

export interface TokenPickerProps {
  readonly namespace: Namespace
  /** The network on which a pasted address is looked up, unless the visitor has chosen another. */
  readonly activeNetworkId: Network['caipNetworkId']
  /** The app's networks of the namespace. */
  readonly networks: readonly Network[]
  readonly portfolio: Portfolio & { readonly isLoading: boolean; readonly refetch: () => Promise<unknown> }
  readonly selected: SendToken | null
  readonly onSelect: (token: SendToken) => void
}

/** The tokens of an account on all of its networks, to search by name, symbol or address. */
export function TokenPicker(props: TokenPickerProps): ReactNode {
  const { namespace, activeNetworkId, networks, portfolio, selected, onSelect } = props
  useStyles(tokenPickerStyles)
  const { t, locale } = useMessages()
  const [query, setQuery] = useState('')
  const [networkId, setNetworkId] = useState<Network['caipNetworkId'] | 'all'>('all')
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isLate = useDelayed({ active: portfolio.isLoading })
  const findNetwork = (id: string | undefined) => networks.find(({ caipNetworkId }) => caipNetworkId === id)

  const shownNetwork = networkId === 'all' ? undefined : networkId
  const { listed, unlisted } = listTokens(withCoin(portfolio.tokens, findNetwork(activeNetworkId)), {
    networkId: shownNetwork,
    query,
  })
  const target = findNetwork(shownNetwork ?? activeNetworkId)
  const pasted = useTokenAt({
    namespace,
    network: target,
    text: query.trim(),
    isKnown: listed.length + unlisted.length > 0,
  })
  const failed = portfolio.unavailable.flatMap((id) => {
    const network = findNetwork(id)
    return network ? [toNetworkName({ network, t })] : []
  })
  const isSearching = query.trim() !== ''
  const toRow = (token: TokenBalance): ReactNode => {
    const own = findNetwork(token.chainId)
    return own ? (
      <PickerRow
        key={toTokenKey(token)}
        token={token}
        network={own}
        hasBadge={networks.length > 1}
        selected={isSelected(token, selected)}
        onSelect={() => onSelect(toSendToken(token, own.caipNetworkId))}
      />
    ) : null
  }
  return (
    <>
      <SearchField value={query} onChange={setQuery} label={t('tokens.search')} testId="lk-tokens-search" />
      {networks.length > 1 && (
        <ChoiceChips
          choices={[
            { id: 'all' as const, label: t('tokens.allNetworks') },
            ...networks.map((network) => ({
              id: network.caipNetworkId,
              label: toNetworkName({ network, t }),
              media: (
                <NetworkImage
                  networkId={network.caipNetworkId}
                  name={network.name}
                  source={network.assets?.imageUrl}
                  size="small"
                />
              ),
            })),
          ]}
          selected={networkId}
          onSelect={setNetworkId}
          label={t('tokens.networks')}
          testId="lk-tokens-network"
        />
      )}
      {failed.length > 0 && (
        <Note tone="warn">
          {t('tokens.unread', { networks: new Intl.ListFormat(locale, { type: 'conjunction' }).format(failed) })}{' '}
          <button type="button" className="lk-picker-retry" onClick={() => void portfolio.refetch()}>
            {t('common.retry')}
          </button>
        </Note>
      )}
      {listed.length > 0 && (
        <div className="lk-token-rows">
          <h3 className="lk-picker-heading" aria-hidden="true">
            {t('sendToken.yours')}
          </h3>
          <List label={t('sendToken.yours')} tight>
            {listed.map(toRow)}
          </List>
        </div>
      )}
      {isLate && <SkeletonRow />}
      {unlisted.length > 0 && (
        <>
          {!isSearching && (
            <List label={t('tokens.unlistedCount', { count: unlisted.length })} tight>
              <ListItem
                variant="flat"
                title={t('tokens.unlistedCount', { count: unlisted.length })}
                subtitle={t('sendToken.unlistedText')}
                media={
                  <IconTile>
                    <ChevronDownIcon />
                  </IconTile>
                }
                onClick={() => setIsUnfolded(!isUnfolded)}
                testId="lk-tokens-unlisted"
              />
            </List>
          )}
          {(isUnfolded || isSearching) && (
            <div className="lk-token-rows">
              <List label={t('tokens.unlisted')} tight>
                {unlisted.map(toRow)}
              </List>
            </div>
          )}
        </>
      )}
      {pasted.status === 'reading' && <SkeletonRow />}
      {pasted.status === 'found' && (
        <div className="lk-token-rows">
          <List label={t('sendToken.title')} tight>
            <PickerRow
              token={pasted.token}
              network={pasted.network}
              hasBadge={networks.length > 1}
              selected={false}
              onSelect={() => onSelect(toSendToken(pasted.token, pasted.network.caipNetworkId))}
            />
          </List>
          <Note tone="info">{t('sendToken.unlistedText')}</Note>
        </div>
      )}
      {pasted.status === 'notToken' && (
        <StatusBlock title={t('sendToken.notToken')} text={t('sendToken.notTokenText')} />
      )}
      {pasted.status === 'failed' && (
        <>
          <StatusBlock title={t('sendToken.failed')} text={t('sendToken.failedText')} />
          <Button variant="soft" onClick={pasted.retry} testId="lk-tokens-retry">
            {t('common.retry')}
          </Button>
        </>
      )}
      {isSearching && listed.length + unlisted.length === 0 && pasted.status === 'idle' && (
        <StatusBlock title={t('tokens.noResults', { query: query.trim() })} text={t('tokens.noResultsText')} />
      )}
    </>
  )
}

/** The network's coin can always be chosen: its balance may be 0, or not known yet. */
function withCoin(tokens: readonly TokenBalance[], network: Network | undefined): readonly TokenBalance[] {
  const hasCoin = tokens.some(({ chainId, address }) => chainId === network?.caipNetworkId && address === undefined)
  if (!network || hasCoin) return tokens
  const { name, symbol, decimals } = network.nativeCurrency
  const coin = { name, symbol, chainId: network.caipNetworkId, quantity: { decimals: String(decimals), numeric: '' } }
  return [...tokens, coin]
}

function isSelected({ chainId, address }: TokenBalance, selected: SendToken | null): boolean {
  if (selected === null || chainId !== selected.caipNetworkId) return false
  const own = address?.split(':').at(-1)
  if (own === undefined || selected.address === null) return own === undefined && selected.address === null
  return isSameAddress({ address: own, other: selected.address })
}
