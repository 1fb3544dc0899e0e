import type { TokenBalance } from '@latchkey/core'
import { selectNetworks } from '@latchkey/core/internal'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { usePortfolio } from '../../hooks/usePortfolio.ts'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { useSendMachine } from '../../internals/send/useSendMachine.ts'
import { isTokenOf, withCoin } from '../../internals/tokens/isTokenOf.ts'
import { TokenAtAddress } from '../../internals/tokens/TokenAtAddress.tsx'
import { firstTokenListChoice, TokenList } from '../../internals/tokens/TokenList.tsx'
import { toSendToken } from '../../internals/tokens/toSendToken.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Note } from '../../ui/Note.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'
import { sendStyles } from './send.styles.ts'

/** Chooses what to send, on any network of the chain. A token of another network switches to it. */
export function WalletSendSelectTokenView(): ReactNode {
  useStyles(sendStyles)
  const { network, router } = useModalInstance().controllers
  const { machine, state } = useSendMachine()
  const { payer, token } = state
  const portfolio = usePortfolio({ namespace: payer?.namespace })
  const networks = useSelector(network.store, (current) => (payer ? selectNetworks(current, payer.namespace) : []))
  const { t } = useMessages()
  const wallet = toWalletName({ wallet: useWalletInfo(), t })
  const [change, setChange] = useState<{ readonly networkId: string; readonly hasFailed: boolean }>()
  const [choice, setChoice] = useState(firstTokenListChoice)
  useViewStatus(change === undefined ? 'ready' : change.hasFailed ? 'declined' : 'waiting')
  const activeId = payer?.networkId
  const isSwitching = change?.hasFailed === false
  const choose = useCallback(
    async ({ chainId: networkId, ...chosen }: TokenBalance): Promise<void> => {
      const own = networks.find(({ caipNetworkId }) => caipNetworkId === networkId)?.caipNetworkId
      if (isSwitching || !machine || own === undefined) return
      setChange(own === activeId ? undefined : { networkId: own, hasFailed: false })
      try {
        await machine.setToken(toSendToken(chosen, own))
        if (router.store.getState().history.at(-1)?.view === 'WalletSendSelectToken') router.back()
      } catch {
        setChange({ networkId: own, hasFailed: true })
      }
    },
    [machine, router, networks, activeId, isSwitching],
  )
  const select = useCallback((chosen: TokenBalance): void => void choose(chosen), [choose])
  const active = networks.find(({ caipNetworkId }) => caipNetworkId === activeId)
  const withOwn = useMemo(() => ({ ...portfolio, tokens: withCoin(portfolio.tokens, active) }), [portfolio, active])
  if (!machine || !payer) return <ViewBody testId="lk-send-select">{null}</ViewBody>
  const target = toNetworkName({
    network: networks.find(({ caipNetworkId }) => caipNetworkId === change?.networkId),
    t,
  })
  return (
    <ViewBody testId="lk-send-select">
      {change && (
        <div role="status" data-testid="lk-send-switch">
          <Note tone={change.hasFailed ? 'warn' : 'info'}>
            {t(change.hasFailed ? 'sendToken.notSwitched' : 'sendToken.switching', { wallet, network: target })}
          </Note>
        </div>
      )}
      <TokenList
        portfolio={withOwn}
        networks={networks}
        choice={choice}
        onChoice={setChoice}
        onSelect={select}
        search
        title={t('sendToken.yours')}
        isSelected={(each) => isTokenOf(each, token)}
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
    </ViewBody>
  )
}
