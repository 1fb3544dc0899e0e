import type { Network, Portfolio, TokenBalance } from '@latchkey/core'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, type ReactElement, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { List } from '../../ui/List.tsx'
import { ListParts } from '../../ui/ListParts.tsx'
import { NetworkImage } from '../../ui/NetworkImage.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { toNetworkName } from '../networks/toNetworkName.ts'
import { PendingRows } from '../PendingRows.tsx'
import { createTokenFormats } from './createTokenFormats.ts'
import { listTokens, type TokenFilter } from './listTokens.ts'
import { NoMatch } from './NoMatch.tsx'
import { NoTokens } from './NoTokens.tsx'
import { TokenItem } from './TokenItem.tsx'
import { tokenListStyles } from './TokenList.styles.ts'
import { toTokenKey } from './toTokenKey.ts'
import { UnlistedFold } from './UnlistedFold.tsx'
import { UnreadNetworks } from './UnreadNetworks.tsx'

/** What the visitor has chosen to see of a {@link TokenList}. */
export interface TokenListChoice extends TokenFilter {
  /** Also the tokens beyond `shownAtFirst`. */
  readonly isWhole: boolean
  readonly areUnlistedShown: boolean
}

/** The choice before the visitor makes one. */
export const firstTokenListChoice: TokenListChoice = { query: '', isWhole: false, areUnlistedShown: false }

/** A portfolio that is being read. */
export interface ReadPortfolio extends Portfolio {
  readonly isLoading: boolean
  readonly refetch: () => Promise<unknown>
}

export interface TokenListProps {
  readonly portfolio: ReadPortfolio
  /** The networks of the portfolio. With several, the list can be filtered by them. */
  readonly networks: readonly Network[]
  readonly choice: TokenListChoice
  readonly onChoice: (choice: TokenListChoice) => void
  readonly onSelect: (token: TokenBalance) => void
  /** Called when a row is hovered or focused. */
  readonly onIntent?: (() => void) | undefined
  /** A heading for the tokens that are on a list. */
  readonly title?: string | undefined
  /** Shown if no token matches a search; by default, words that say so. */
  readonly fallback?: ReactNode
  /** Whether the list has a search field. */
  readonly search?: boolean | undefined
  /** How many listed tokens are shown until the visitor asks for all; by default all. */
  readonly shownAtFirst?: number | undefined
  /** Whether a token is the one in use. */
  readonly isSelected?: ((token: TokenBalance) => boolean) | undefined
  /** How to get the first token; not offered without it. */
  readonly onReceive?: (() => void) | undefined
}

const all = 'all'

/** The tokens of an account on its networks, the most valuable first, with every state of reading them. */
export function TokenList(props: TokenListProps): ReactNode {
  const {
    networks,
    choice,
    onChoice,
    onSelect,
    onIntent,
    title,
    fallback,
    search = false,
    isSelected,
    onReceive,
  } = props
  const { shownAtFirst = Number.POSITIVE_INFINITY } = props
  useStyles(tokenListStyles)
  const { t, locale } = useMessages()
  const announce = useAnnounce()
  const formats = useMemo(() => createTokenFormats(locale), [locale])
  const root = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const findNetwork = (id: string | undefined) => networks.find(({ caipNetworkId }) => caipNetworkId === id)
  const chosen = findNetwork(choice.networkId)?.caipNetworkId
  // Hundreds of rows are rendered in small steps, so that typing and scrolling stay smooth. All that depends on them changes at once.
  const current = useMemo(() => ({ portfolio: props.portfolio, choice, chosen }), [props.portfolio, choice, chosen])
  const shown = useDeferredValue(current)
  const { portfolio } = shown
  const { isWhole, query } = shown.choice
  const { listed, unlisted } = useMemo(
    () => listTokens(shown.portfolio.tokens, { networkId: shown.chosen, query: shown.choice.query }),
    [shown],
  )
  const count = listed.length + unlisted.length
  // A button that hides a single row would save no space.
  const isFolded = !isWhole && query === '' && listed.length > shownAtFirst + 1
  useEffect(() => {
    if (query !== '') announce(t('tokens.results', { count }))
  }, [announce, t, query, count])
  useLayoutEffect(() => {
    // The button that had the focus is gone. A later effect would leave the focus on the page for a moment.
    if (isWhole && isAsked.current) root.current?.querySelectorAll<HTMLElement>('[data-lk-item]')[shownAtFirst]?.focus()
    isAsked.current = false
  }, [isWhole, shownAtFirst])

  if (portfolio.tokens.length === 0) return <NoTokens portfolio={portfolio} networks={networks} onReceive={onReceive} />
  const toItem = (token: TokenBalance): ReactElement => (
    <TokenItem
      key={toTokenKey(token)}
      token={token}
      network={findNetwork(token.chainId)}
      hasBadge={networks.length > 1}
      formats={formats}
      selected={isSelected?.(token)}
      onSelect={onSelect}
      onIntent={onIntent}
    />
  )
  return (
    <div className="lk-tokens" ref={root} data-testid="lk-tokens">
      {search && (
        <SearchField
          value={choice.query}
          onChange={(next) => onChoice({ ...choice, query: next })}
          label={t('tokens.search')}
          testId="lk-tokens-search"
        />
      )}
      {networks.length > 1 && (
        <ChoiceChips
          label={t('tokens.networks')}
          choices={[
            { id: all, label: t('tokens.allNetworks') },
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
          selected={chosen ?? all}
          onSelect={(id) => onChoice({ ...choice, networkId: id === all ? undefined : id })}
          testId="lk-tokens-network"
        />
      )}
      <UnreadNetworks portfolio={portfolio} networks={networks} />
      {listed.length > 0 && (
        <div className="lk-token-rows">
          {title !== undefined && (
            <h3 className="lk-tokens-heading" aria-hidden="true">
              {title}
            </h3>
          )}
          <List label={title ?? t('tokens.title')} tight>
            <ListParts>{(isFolded ? listed.slice(0, shownAtFirst) : listed).map(toItem)}</ListParts>
          </List>
        </div>
      )}
      {isFolded && (
        <Button
          variant="soft"
          onClick={() => {
            isAsked.current = true
            onChoice({ ...choice, isWhole: true })
          }}
          testId="lk-tokens-all"
        >
          {t('tokens.all', { count: listed.length })}
        </Button>
      )}
      {unlisted.length > 0 && (
        <UnlistedFold
          count={unlisted.length}
          // What the visitor searches for is not hidden from them.
          isOpen={shown.choice.areUnlistedShown || query !== ''}
          onToggle={() => onChoice({ ...choice, areUnlistedShown: !choice.areUnlistedShown })}
        >
          <ListParts>{unlisted.map(toItem)}</ListParts>
        </UnlistedFold>
      )}
      {count === 0 &&
        (query === '' ? (
          <StatusBlock
            title={t('tokens.noneOn', { network: toNetworkName({ network: findNetwork(shown.chosen), t }) })}
            text={t('tokens.emptyText')}
            testId="lk-tokens-none"
          />
        ) : (
          (fallback ?? <NoMatch query={query} />)
        ))}
      {portfolio.pending.length > 0 && portfolio.isLoading && <PendingRows count={1} />}
    </div>
  )
}
