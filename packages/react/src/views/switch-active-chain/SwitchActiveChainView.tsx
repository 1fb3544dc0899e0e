import { selectActiveConnection } from '@latchkey/core'
import { findSameWallet } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { NetworkImage } from '../../ui/NetworkImage.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { toWalletName } from '../../internals/wallets/toWalletName.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'
import type { ViewProps } from '../../internals/ViewProps.ts'

/**
 * Shown when the chosen network is on a chain without a connected wallet. Offers ways to connect one there, the current
 * wallet first if it supports that chain.
 */
export function SwitchActiveChainView({ parameters }: ViewProps<'SwitchActiveChain'>): ReactNode {
  const { switchToChain: namespace, navigateTo, navigateWithReplace, network } = parameters
  const { adapters, connectors, network: networks, router } = useModalInstance().controllers
  const active = useSelector(networks.store, (state) => state.activeNamespace)
  const connectorId = useSelector(adapters.store, (state) => selectActiveConnection(state, active)?.connectorId)
  const sameWallet = useSelector(connectors.store, (state) =>
    findSameWallet(state.connectors, { connectorId, from: active, to: namespace }),
  )
  const info = useWalletInfo()
  const { t } = useMessages()
  const wallet = toWalletName({ wallet: info, t })
  const name = toNetworkName({ network, t })
  const names = { wallet, current: t(`namespace.${active}`) }
  const requestedNetwork = { namespace, networkId: network.caipNetworkId }
  const choose = (): void => {
    if (navigateWithReplace) router.replace(navigateTo, requestedNetwork)
    else router.push(navigateTo, requestedNetwork)
  }
  return (
    <ViewBody testId="lk-switch-active-chain">
      <StatusBlock
        media={
          <NetworkImage networkId={network.caipNetworkId} name={name} source={network.assets?.imageUrl} size="large" />
        }
        title={t('switchActiveChain.heading', { network: name })}
        text={
          info &&
          (sameWallet
            ? t('switchActiveChain.textOwn', names)
            : t('switchActiveChain.text', { ...names, network: name }))
        }
      />
      {sameWallet && (
        <Button
          onClick={() => router.push('ConnectingExternal', { connectorId: sameWallet.id, ...requestedNetwork })}
          testId="lk-switch-active-chain-continue"
        >
          {t('switchActiveChain.continue', { wallet })}
        </Button>
      )}
      <Button variant={sameWallet ? 'soft' : 'primary'} onClick={choose} testId="lk-switch-active-chain-choose">
        {t(sameWallet ? 'switchActiveChain.other' : 'switchActiveChain.choose')}
      </Button>
    </ViewBody>
  )
}
