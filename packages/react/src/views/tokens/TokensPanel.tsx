import type { TokenBalance } from '@latchkey/core'
import { isFeatureEnabled } from '@latchkey/core/internal'
import { useCallback, type ReactNode } from 'react'
import { usePortfolio } from '../../hooks/usePortfolio.ts'
import { usePlace } from '../../internals/places/usePlace.ts'
import { TokenList } from '../../internals/tokens/TokenList.tsx'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { usePreload } from '../../internals/usePreload.ts'
import { useShown } from '../../internals/useShown.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { toTokenRoute } from './toTokenRoute.ts'
import { tokensPlacePlugin } from './tokensPlacePlugin.ts'
import { usePortfolioNetworks } from './usePortfolioNetworks.ts'

/** How many tokens are shown at first, so that what is below them stays in reach. */
const shownAtFirst = 6

/** The tokens of the account, each of which leads to its details. */
export function TokensPanel(): ReactNode {
  const { options, router } = useModalInstance().controllers
  const portfolio = useShown(usePortfolio())
  const networks = usePortfolioNetworks()
  const { place, setPlace } = usePlace(tokensPlacePlugin)
  const preload = usePreload('TokenDetails')
  const canReceive = useSelector(options.store, (state) => isFeatureEnabled(state, 'receive'))
  const select = useCallback(
    (token: TokenBalance): void => {
      const parameters = toTokenRoute(token, networks)
      if (parameters) router.push('TokenDetails', parameters)
    },
    [router, networks],
  )
  return (
    <TokenList
      portfolio={portfolio}
      networks={networks}
      choice={place}
      onChoice={setPlace}
      onSelect={select}
      onIntent={preload}
      search={place.isWhole}
      shownAtFirst={shownAtFirst}
      onReceive={canReceive ? () => router.push('WalletReceive') : undefined}
    />
  )
}
