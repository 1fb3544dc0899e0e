import {
  AccountButton,
  ConnectButton,
  ModalProvider,
  NetworkButton,
  useAccount,
  useModal,
  WalletButton,
} from '@latchkey/react'
import type { Modal } from '@latchkey/core'
import { StrictMode, type ReactElement } from 'react'

function State(): ReactElement {
  const { status, address, network } = useAccount()
  return (
    <dl>
      <dd data-testid="status">{status}</dd>
      <dd data-testid="address">{address ?? 'none'}</dd>
      <dd data-testid="network">{network?.name ?? 'none'}</dd>
    </dl>
  )
}

function Opener(): ReactElement {
  const { open } = useModal()
  return (
    <button type="button" onClick={() => open({ view: 'WhatIsAWallet' })}>
      Learn
    </button>
  )
}

/** Every button and nothing else: the same markup on a server and in the page. */
export function PlainPage({ modal }: { readonly modal: Modal }): ReactElement {
  return (
    <StrictMode>
      <ModalProvider modal={modal}>
        <ConnectButton />
        <AccountButton />
        <NetworkButton />
        <WalletButton connectorId="com.honest" name="Honest" />
        <Opener />
        <State />
      </ModalProvider>
    </StrictMode>
  )
}
