import { useSendTransaction } from '@latchkey/react'

const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Asks the wallet for a transaction of the app's own making. */
export function SendTransaction() {
  const { sendTransaction, isPending } = useSendTransaction({ namespace: 'eip155' })
  const ping = () => sendTransaction({ transaction: { to: friend, value: 1n } })
  return (
    <button type="button" className="button" disabled={isPending} onClick={() => void ping().catch(() => undefined)}>
      Send 1 wei
    </button>
  )
}
