import { ConnectButton } from '@latchkey/react'

export function OwnButton() {
  return (
    <ConnectButton>
      {({ status, shortAddress, open }) => (
        <button type="button" className="my-button" aria-busy={status === 'connecting'} onClick={open}>
          {shortAddress ?? 'Log in'}
        </button>
      )}
    </ConnectButton>
  )
}
