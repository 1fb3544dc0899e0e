import { requestSwitchNetwork, selectNetworks } from '@latchkey/core/internal'
import type { ReactElement, ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useNetwork } from '../../hooks/useNetwork.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { ChevronRightIcon } from '../../ui/icons/ChevronRightIcon.tsx'
import { List } from '../../ui/List.tsx'
import { Note } from '../../ui/Note.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { NetworkItem } from '../../internals/networks/NetworkItem.tsx'
import { toNetworkName } from '../../internals/networks/toNetworkName.ts'
import { useLeaveWallets } from '../../internals/wallets/useLeaveWallets.ts'
import { ViewBody } from '../../ui/ViewBody.tsx'

/**
 * Shown when the app does not support the wallet's network. The visitor switches or disconnects; the modal does not close
 * before that.
 */
export function UnsupportedChainView(): ReactNode {
  const instance = useModalInstance()
  const { network: networks, options } = instance.controllers
  const { network, namespace } = useNetwork()
  const supported = useSelector(networks.store, (state) => selectNetworks(state, namespace))
  const app = toDisplayText(useSelector(options.store, (state) => state.metadata.name))
  const { leave, isPending } = useLeaveWallets()
  const { t, parts } = useMessages()
  const named = network?.unsupported
    ? t('unsupportedChain.unknown', { chain: network.caipNetworkId.slice(namespace.length + 1) })
    : toNetworkName({ network, t })
  const name = <b key="network">{named}</b>
  return (
    <ViewBody testId="lk-unsupported-chain">
      <Note tone="warn">
        {app === ''
          ? parts<'unsupportedChain.textThisApp', ReactElement>('unsupportedChain.textThisApp', { network: name })
          : parts<'unsupportedChain.text', ReactElement>('unsupportedChain.text', { app, network: name })}
      </Note>
      <List label={t('networks.title')}>
        {supported.map((target) => (
          <NetworkItem
            key={target.caipNetworkId}
            network={target}
            trailing={<ChevronRightIcon />}
            onClick={() => requestSwitchNetwork(instance, { network: target, ignoreSwitchConfirmation: true })}
            testId={`lk-unsupported-chain-${target.caipNetworkId}`}
          />
        ))}
      </List>
      <Button
        variant="soft"
        loading={isPending}
        onClick={() => leave(namespace)}
        testId="lk-unsupported-chain-disconnect"
      >
        {isPending ? t('account.disconnecting') : t('unsupportedChain.disconnect')}
      </Button>
    </ViewBody>
  )
}
