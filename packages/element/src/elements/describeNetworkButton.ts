import { selectAccount, selectActiveNetwork } from '@latchkey/core'
import { enOtherButtons } from '@latchkey/react/internal'
import { createMessages } from '../page/createMessages.ts'
import type { FaceContext, FaceSource } from './Face.ts'

/** `<latchkey-network>`: shows the network, and asks the visitor to switch if the app does not support the wallet's. */
export function describeNetworkButton({ modal, update }: FaceContext): FaceSource {
  const { account, network } = modal.controllers
  const { t, destroy } = createMessages({ modal, english: enOtherButtons, onChange: update })
  return {
    describe: () => {
      const networks = network.store.getState()
      const active = selectActiveNetwork(networks)
      const name = active === undefined ? t('button.network') : active.name
      const { status } = selectAccount(account.store.getState(), networks.activeNamespace)
      const mustSwitch = status === 'connected' && active?.unsupported === true
      return {
        testId: 'lk-network-button',
        variant: mustSwitch ? 'warn' : undefined,
        label: mustSwitch ? undefined : t('button.chooseNetwork', { network: name }),
        parts: [{ kind: 'text', text: mustSwitch ? t('button.switchNetwork') : name }],
        press: () => modal.open(mustSwitch ? {} : { view: 'Networks' }),
      }
    },
    destroy,
  }
}
