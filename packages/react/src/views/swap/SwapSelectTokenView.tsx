import type { Network, SendToken, TokenBalance } from '@latchkey/core'
import { isSwapNetwork, isTrusted, selectNetworks } from '@latchkey/core/internal'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { usePortfolio } from '../../hooks/usePortfolio.ts'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { useSwapMachine } from '../../internals/swap/useSwapMachine.ts'
import { TokenAtAddress } from '../../internals/tokens/TokenAtAddress.tsx'
import { isTokenOf, withCoin } from '../../internals/tokens/isTokenOf.ts'
import { firstTokenListChoice, TokenList } from '../../internals/tokens/TokenList.tsx'
import { toSendToken } from '../../internals/tokens/toSendToken.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Note } from '../../ui/Note.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { SwapTokenList } from './SwapTokenList.tsx'
import { swapStyles } from './swap.styles.ts'

/** Chooses what is paid, among the account's own tokens, or what is received, among all tokens of the network. */
export function SwapSelectTokenView({ parameters: { side } }: ViewProps<'SwapSelectToken'>): ReactNode {
  useStyles(swapStyles)
  const { network, router } = useModalInstance().controllers
  const { machine, state } = useSwapMachine()
  const { from, payer, to } = state
  const portfolio = usePortfolio({ namespace: payer?.namespace })
  const all = useSelector(network.store, (current) => (payer ? selectNetworks(current, payer.namespace) : []))
  const networks = useMemo(() => all.filter(({ caipNetworkId }) => isSwapNetwork(caipNetworkId)), [all])
  const { t } = useMessages()
  const wallet = toWalletName({ wallet: useWalletInfo(), t })
  const [change, setChange] = useState<{ readonly networkId: string; readonly hasFailed: boolean }>()
  const [choice, setChoice] = useState(firstTokenListChoice)
  useViewStatus(change === undefined ? 'ready' : change.hasFailed ? 'declined' : 'waiting')
  const activeId = payer?.networkId
  const isSwitching = change?.hasFailed === false

  const choose = useCallback(
    async (token: SendToken): Promise<void> => {
      if (isSwitching || !machine) return
      const networkId = token.caipNetworkId
      setChange(networkId === activeId ? undefined : { networkId, hasFailed: false })
      try {
        if (side === 'from') await machine.setFrom(token)
        else machine.setTo(token)
        if (router.store.getState().history.at(-1)?.view === 'SwapSelectToken') router.back()
      } catch {
        setChange({ networkId, hasFailed: true })
      }
    },
    [activeId, isSwitching, machine, router, side],
  )
  const select = useCallback(
    (token: TokenBalance): void => {
      const own = networks.find(({ caipNetworkId }) => caipNetworkId === token.chainId)
      if (own) void choose(toSendToken(token, own.caipNetworkId))
    },
    [choose, networks],
  )
  const active = networks.find(({ caipNetworkId }) => caipNetworkId === activeId)
  const own = useMemo(
    () => ({ ...portfolio, tokens: withCoin(portfolio.tokens.filter(isOf(networks)), active) }),
    [portfolio, networks, active],
  )
  const ownThere = useMemo(
    () => own.tokens.filter((token) => token.chainId === activeId && isTrusted(token)),
    [own, activeId],
  )
  if (!machine || !payer) return <ViewBody testId="lk-swap-select">{null}</ViewBody>
  const target = toNetworkName({
    network: networks.find(({ caipNetworkId }) => caipNetworkId === change?.networkId),
    t,
  })
  return (
    <ViewBody testId="lk-swap-select">
      {change && (
        <div role="status" data-testid="lk-swap-switch">
          <Note tone={change.hasFailed ? 'warn' : 'info'}>
            {t(change.hasFailed ? 'sendToken.notSwitched' : 'sendToken.switching', { wallet, network: target })}
          </Note>
        </div>
      )}
      {side === 'from' ? (
        <TokenList
          portfolio={own}
          networks={networks}
          choice={choice}
          onChoice={setChoice}
          onSelect={select}
          search
          title={t('sendToken.yours')}
          isSelected={(each) => isTokenOf(each, from)}
          fallback={
            <TokenAtAddress
              namespace={payer.namespace}
              network={networks.find(({ caipNetworkId }) => caipNetworkId === choice.networkId) ?? active}
              hasBadge={networks.length > 1}
              query={choice.query}
              onSelect={select}
            />
          }
        />
      ) : active === undefined ? null : (
        <SwapTokenList namespace={payer.namespace} network={active} own={ownThere} selected={to} onSelect={select} />
      )}
    </ViewBody>
  )
}

const isOf =
  (networks: readonly Network[]) =>
  ({ chainId }: TokenBalance): boolean =>
    networks.some(({ caipNetworkId }) => caipNetworkId === chainId)
