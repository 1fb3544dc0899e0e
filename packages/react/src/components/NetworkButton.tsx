import type { ReactElement } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useModal } from '../hooks/useModal.ts'
import { useNetwork } from '../hooks/useNetwork.ts'
import { useAccount } from '../hooks/useAccount.ts'
import { enOtherButtons } from '../messages/languages/en/otherButtons.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { useButtonMessages } from './useButtonMessages.ts'

/**
 * A button that shows the network in use and opens the list of networks. If the app does not support the wallet's network,
 * it asks the visitor to switch.
 *
 * @example
 * ```tsx
 * <NetworkButton />
 * ```
 */
export function NetworkButton(props: ButtonProps): ReactElement {
  useModalInstance('NetworkButton')
  const { network, isSupported } = useNetwork()
  const { isConnected } = useAccount()
  const { open } = useModal()
  const t = useButtonMessages(enOtherButtons)
  const name = network === undefined ? t('button.network') : network.name
  const mustSwitch = isConnected && !isSupported
  return (
    <Button
      variant={mustSwitch ? 'warn' : undefined}
      aria-label={mustSwitch ? undefined : t('button.chooseNetwork', { network: name })}
      data-testid="lk-network-button"
      onClick={() => open(mustSwitch ? {} : { view: 'Networks' })}
      {...props}
    >
      {props.children ?? <span>{mustSwitch ? t('button.switchNetwork') : name}</span>}
    </Button>
  )
}
