import { ConnectButton, NetworkButton, useModal } from '@latchkey/react'
import type { ReactElement } from 'react'

export function AccountMenu(): ReactElement {
  const { open } = useModal()
  return (
    <>
      <ConnectButton label="Sign in" show={{ small: ['avatar'], large: ['avatar', 'name', 'balance'] }} />
      <NetworkButton />
      <ConnectButton>
        {({ status, shortAddress, open: openModal }) => (
          <button type="button" disabled={status === 'connecting'} onClick={openModal}>
            {shortAddress ?? 'Your own button'}
          </button>
        )}
      </ConnectButton>
      <button type="button" onClick={() => open({ view: 'Networks' })}>
        Switch networks
      </button>
    </>
  )
}
