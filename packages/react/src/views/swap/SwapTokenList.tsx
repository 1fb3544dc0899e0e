import { getNumberFormat } from '@latchkey/core/internal'
import { swapTokensQuery, type Namespace, type Network, type SendToken, type TokenBalance } from '@latchkey/core'
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import { isTokenOf } from '../../internals/tokens/isTokenOf.ts'
import { createTokenFormats } from '../../internals/tokens/createTokenFormats.ts'
import { listTokens } from '../../internals/tokens/listTokens.ts'
import { TokenAtAddress } from '../../internals/tokens/TokenAtAddress.tsx'
import { TokenItem } from '../../internals/tokens/TokenItem.tsx'
import { tokenListStyles } from '../../internals/tokens/TokenList.styles.ts'
import { toTokenKey } from '../../internals/tokens/toTokenKey.ts'
import { PendingRows } from '../../internals/PendingRows.tsx'
import { useGradualRows } from '../../internals/useGradualRows.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { whenIdle } from '../../internals/whenIdle.ts'
import { useQueryValue } from '../../internals/useQueryValue.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { List } from '../../ui/List.tsx'
import { ListParts } from '../../ui/ListParts.tsx'
import { Note } from '../../ui/Note.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { createTokenSearch } from './createTokenSearch.ts'

export interface SwapTokenListProps {
  readonly namespace: Namespace
  readonly network: Network
  /** The account's tokens on the network. */
  readonly own: readonly TokenBalance[]
  readonly selected: SendToken | null
  readonly onSelect: (token: TokenBalance) => void
}

/** How many tokens a search shows. */
const most = 100

/** What can be received on a network: the account's tokens, the suggested and the popular ones, and the first matches of a search. */
export function SwapTokenList({ namespace, network, own, selected, onSelect }: SwapTokenListProps): ReactNode {
  useStyles(tokenListStyles)
  const modal = useModalInstance()
  const { t, locale } = useMessages()
  const announce = useAnnounce()
  const formats = useMemo(() => createTokenFormats(locale), [locale])
  const [query, setQuery] = useState('')
  const shownQuery = useDeferredValue(query.trim())
  const read = useQueryValue(swapTokensQuery.options(modal, { networkId: network.caipNetworkId }))
  const { suggested, popular, search } = useMemo(
    () => ({
      suggested: (read.data?.suggested ?? []).map(toRow),
      popular: (read.data?.popular ?? []).map(toRow),
      search: createTokenSearch(read.data?.all ?? []),
    }),
    [read.data],
  )
  // So that the first letter does not wait for what all searches share.
  useEffect(() => whenIdle(() => void search({ query: '' })), [search])
  const { count, matches } = useMemo(() => {
    if (shownQuery === '') return { count: 0, matches: [] }
    const found = listTokens(own, { query: shownQuery }).listed
    const known = new Set(found.map(({ address = '' }) => address.slice(address.lastIndexOf(':') + 1).toLowerCase()))
    const others = search({ query: shownQuery, except: known })
    const first = others.slice(0, Math.max(0, most - found.length)).map(toRow)
    return { count: found.length + others.length, matches: [...found.slice(0, most), ...first] }
  }, [search, own, shownQuery])
  useEffect(() => {
    if (shownQuery !== '') announce(t('tokens.results', { count }))
  }, [announce, t, shownQuery, count])

  const shownOwn = useGradualRows(own)
  const seen = [...own]
  const sections =
    shownQuery === ''
      ? [
          { id: 'own', title: t('sendToken.yours'), tokens: shownOwn },
          { id: 'suggested', title: t('swapToken.suggested'), tokens: except(suggested, seen) },
          { id: 'popular', title: t('swapToken.popular'), tokens: except(popular, [...seen, ...suggested]) },
        ]
      : [{ id: 'results', title: t('swapToken.results'), tokens: matches }]
  return (
    <div className="lk-swap-tokens" data-testid="lk-swap-tokens">
      <SearchField value={query} onChange={setQuery} label={t('tokens.search')} testId="lk-swap-search" />
      {read.isError && (
        <>
          <Note tone="warn" testId="lk-swap-tokens-failed">
            <b>{t('swapToken.failed')}</b>
            <p>{t('swapToken.failedText')}</p>
          </Note>
          <Button variant="soft" onClick={() => void read.refetch()} testId="lk-swap-tokens-retry">
            {t('common.retry')}
          </Button>
        </>
      )}
      {sections.map(
        ({ id, title, tokens }) =>
          tokens.length > 0 && (
            <div key={id} className="lk-token-rows" data-section={id}>
              <h3 className="lk-tokens-heading" aria-hidden="true">
                {title}
              </h3>
              <List label={title} tight>
                <ListParts>
                  {tokens.map((token) => (
                    <TokenItem
                      key={toTokenKey(token)}
                      token={token}
                      network={network}
                      hasBadge={false}
                      formats={formats}
                      selected={isTokenOf(token, selected)}
                      onSelect={onSelect}
                    />
                  ))}
                </ListParts>
              </List>
            </div>
          ),
      )}
      {count > most && (
        <p className="lk-tokens-heading">{t('swapToken.first', { count: getNumberFormat(locale).format(most) })}</p>
      )}
      {shownQuery !== '' && count === 0 && (
        <TokenAtAddress
          namespace={namespace}
          network={network}
          hasBadge={false}
          query={shownQuery}
          onSelect={onSelect}
        />
      )}
      {read.isLoading && <PendingRows count={3} />}
    </div>
  )
}

/** A token of the cloud's list as a row. Its balance is not known. */
function toRow({ caipNetworkId, address, name, symbol, decimals, iconUrl, price }: SendToken): TokenBalance {
  return {
    name,
    symbol,
    chainId: caipNetworkId,
    ...(address !== null && { address: `${caipNetworkId}:${address}` }),
    ...(iconUrl !== null && { iconUrl }),
    ...(price !== null && { price }),
    isListed: true,
    quantity: { decimals: String(decimals), numeric: '' },
  }
}

/** The tokens that are not among the others. */
function except(tokens: readonly TokenBalance[], others: readonly TokenBalance[]): readonly TokenBalance[] {
  const known = new Set(others.map((token) => toTokenKey(token).toLowerCase()))
  return tokens.filter((token) => !known.has(toTokenKey(token).toLowerCase()))
}
