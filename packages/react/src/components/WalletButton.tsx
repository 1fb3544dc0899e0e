import { type Namespace } from '@latchkey/core'
import { findConnector } from '@latchkey/core/internal'
import type { ReactElement } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { enOtherButtons } from '../messages/languages/en/otherButtons.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { useButtonMessages } from './useButtonMessages.ts'

/** Props of `WalletButton`. */
export interface WalletButtonProps extends ButtonProps {
  /** The wallet's connector id: the rdns of an announced wallet, the id of a custom one. */
  readonly connectorId: string
  /** The namespace to connect on. By default the visitor chooses, if the wallet supports several chains. */
  readonly namespace?: Namespace | undefined
  /** The wallet's name until the wallet has announced its own. */
  readonly name?: string | undefined
}

/**
 * A button that opens the modal at one wallet and connects it.
 *
 * @example
 * ```tsx
 * <WalletButton connectorId="io.metamask" name="MetaMask" />
 * ```
 */
export function WalletButton({ connectorId, namespace, name, ...rest }: WalletButtonProps): ReactElement {
  const modal = useModalInstance('WalletButton')
  const { connectors, network } = modal.controllers
  const connector = useSelector(connectors.store, (state) =>
    findConnector(state.connectors, { id: connectorId, namespace }),
  )
  const t = useButtonMessages(enOtherButtons)
  const open = (): void => {
    const { connectors: known } = connectors.store.getState()
    const isElsewhere = known.some(({ name: other, chain }) => other === connector?.name && chain !== connector.chain)
    if (isElsewhere && namespace === undefined) {
      modal.open({ view: 'ConnectingMultiChain', parameters: { connectorId } })
      return
    }
    const chain = connector?.chain ?? namespace ?? network.store.getState().activeNamespace
    modal.open({ view: 'ConnectingExternal', parameters: { connectorId, namespace: chain } })
  }
  return (
    <Button data-testid={`lk-wallet-button-${connectorId}`} onClick={open} {...rest}>
      {rest.children ?? <span>{t('button.connectWith', { wallet: connector?.name ?? name ?? connectorId })}</span>}
    </Button>
  )
}
