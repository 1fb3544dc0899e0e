import { ConnectButton, useIdentity, useModal, useSiwx } from '@latchkey/react'
import type { ReactElement } from 'react'

export function OwnButton(): ReactElement {
  const { name } = useIdentity()
  const { open, close } = useModal()
  const { isSignedIn, signIn } = useSiwx()
  return (
    <>
      <ConnectButton>
        {({ status, shortAddress, open: show }) => (
          <button type="button" onClick={show}>
            {status === 'connected' ? (name ?? shortAddress) : 'Custom connect'}
          </button>
        )}
      </ConnectButton>
      <button type="button" onClick={() => open({ view: 'WhatIsAWallet' })}>
        About wallets
      </button>
      <button type="button" onClick={() => close()}>
        Close
      </button>
      {!isSignedIn && (
        <button type="button" onClick={() => void signIn().catch(() => undefined)}>
          Sign in
        </button>
      )}
    </>
  )
}
