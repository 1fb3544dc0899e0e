import type { Modal } from '@latchkey/core'
import {
  AccountButton,
  ConnectButton,
  ModalProvider,
  NetworkButton,
  useAccount,
  useModal,
  WalletButton,
} from '@latchkey/react'
import { createElement as h, StrictMode, type ReactElement } from 'react'

function State(): ReactElement {
  const { status, address, network } = useAccount()
  return h(
    'dl',
    null,
    h('dd', { 'data-testid': 'status' }, status),
    h('dd', { 'data-testid': 'address' }, address ?? 'none'),
    h('dd', { 'data-testid': 'network' }, network?.name ?? 'none'),
  )
}

function Opener(): ReactElement {
  const { open } = useModal()
  return h('button', { type: 'button', onClick: () => open({ view: 'WhatIsAWallet' }) }, 'Learn')
}

/**
 * All buttons and nothing else, with the same markup on a server and in the page. Written without JSX, so that Node can
 * run the file directly.
 */
export function PlainPage({ modal }: { readonly modal: Modal }): ReactElement {
  return h(
    StrictMode,
    null,
    h(
      ModalProvider,
      // The page's policy allows no style element, so it imports the buttons' style sheet itself.
      { modal, hasStyleSheet: true },
      h(ConnectButton),
      h(AccountButton),
      h(NetworkButton),
      h(WalletButton, { connectorId: 'com.honest', name: 'Honest' }),
      h(Opener),
      h(State),
    ),
  )
}
