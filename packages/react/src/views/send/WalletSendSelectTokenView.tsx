import type { SendToken } from '@latchkey/core'
import { selectNetworks } from '@latchkey/core/internal'
import { useState, type ReactNode } from 'react'
import { usePortfolio } from '../../hooks/usePortfolio.ts'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { useSendMachine } from '../../internals/send/useSendMachine.ts'
import { TokenPicker } from '../../internals/tokens/TokenPicker.tsx'
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
  useViewStatus(change === undefined ? 'ready' : change.hasFailed ? 'declined' : 'waiting')
  if (!machine || !payer) return <ViewBody testId="lk-send-select">{null}</ViewBody>
  const choose = async (chosen: SendToken): Promise<void> => {
    const networkId = chosen.caipNetworkId
    if (change?.hasFailed === false) return
    setChange(networkId === payer.networkId ? undefined : { networkId, hasFailed: false })
    try {
      await machine.setToken(chosen)
      if (router.store.getState().history.at(-1)?.view === 'WalletSendSelectToken') router.back()
    } catch {
      setChange({ networkId, hasFailed: true })
    }
  }
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
      <TokenPicker
        namespace={payer.namespace}
        activeNetworkId={payer.networkId}
        networks={networks}
        portfolio={portfolio}
        selected={token}
        onSelect={(chosen) => void choose(chosen)}
      />
    </ViewBody>
  )
}
