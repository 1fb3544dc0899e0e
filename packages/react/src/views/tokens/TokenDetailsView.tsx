import type { CaipNetworkId } from '@latchkey/core'
import { useMemo, type ReactNode } from 'react'
import { useAccount } from '../../hooks/useAccount.ts'
import { usePortfolio } from '../../hooks/usePortfolio.ts'
import { createTokenFormats } from '../../internals/tokens/createTokenFormats.ts'
import { NoTokens } from '../../internals/tokens/NoTokens.tsx'
import { useCanSwap } from '../../internals/swap/useCanSwap.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useShown } from '../../internals/useShown.ts'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { SwapIcon } from '../../ui/icons/SwapIcon.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { findToken } from './findToken.ts'
import { listSameTokens } from './listSameTokens.ts'
import { TokenContract } from '../../internals/tokens/TokenContract.tsx'
import { TokenNetworks } from './TokenNetworks.tsx'
import { TokenSummary } from './TokenSummary.tsx'
import { usePortfolioNetworks } from './usePortfolioNetworks.ts'

/** One token of the account: how much of it there is and where, what it is worth, and its contract. */
export function TokenDetailsView({ parameters }: ViewProps<'TokenDetails'>): ReactNode {
  const portfolio = useShown(usePortfolio())
  const networks = usePortfolioNetworks()
  const { router } = useModalInstance().controllers
  const { network: active } = useAccount()
  const canSwap = useCanSwap()
  const { t, locale } = useMessages()
  const formats = useMemo(() => createTokenFormats(locale), [locale])
  const { tokens, pending, unavailable } = portfolio
  const token = findToken(tokens, parameters)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === parameters.caipNetworkId)
  const isShown = (id: CaipNetworkId): boolean => id === parameters.caipNetworkId
  const here = { tokens: [], pending: pending.filter(isShown), unavailable: unavailable.filter(isShown) }
  if (token === undefined)
    return (
      <ViewBody testId="lk-token-details">
        {here.pending.length + here.unavailable.length === 0 ? (
          <StatusBlock
            title={t('tokenDetails.none')}
            text={t('tokenDetails.noneText')}
            testId="lk-token-details-none"
          />
        ) : (
          <NoTokens portfolio={{ ...portfolio, ...here }} networks={network ? [network] : []} />
        )}
      </ViewBody>
    )
  const same = listSameTokens(tokens, token)
  return (
    <ViewBody testId="lk-token-details">
      <TokenSummary token={token} network={network} formats={formats} />
      {token.chainId === active?.caipNetworkId && canSwap && (
        <Button
          variant="soft"
          icon={<SwapIcon />}
          onClick={() => router.push('Swap', { from: parameters.address })}
          testId="lk-token-details-swap"
        >
          {t('swap.title')}
        </Button>
      )}
      {same.length > 1 && <TokenNetworks tokens={same} shown={token} networks={networks} formats={formats} />}
      {parameters.address !== undefined && <TokenContract address={parameters.address} network={network} />}
    </ViewBody>
  )
}
