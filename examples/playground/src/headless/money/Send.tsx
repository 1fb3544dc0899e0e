import { useSend } from '@latchkey/react'

const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Sends a coin with every check of the modal's form, and without it. */
export function Send() {
  const { send, state } = useSend()
  const pay = () => send({ to: friend, amount: 10n ** 16n, token: null })
  return (
    <button
      type="button"
      className="button"
      data-testid="pg-money-send"
      onClick={() => void pay().catch(() => undefined)}
    >
      {state.status === 'sending' ? 'Open your wallet…' : 'Send 0.01 ETH'}
    </button>
  )
}
