import { useAccount, useDisconnect, useModal } from '@latchkey/react'

export function Connect() {
  const { isConnected, address } = useAccount()
  const { open } = useModal()
  const { disconnect, isPending } = useDisconnect()
  if (!isConnected)
    return (
      <button type="button" onClick={() => open()}>
        Connect wallet
      </button>
    )
  return (
    <button type="button" disabled={isPending} onClick={() => void disconnect().catch(() => undefined)}>
      Disconnect {address}
    </button>
  )
}
