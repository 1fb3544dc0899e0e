import { useAccountType, useCallsStatus, useSendCalls } from '@latchkey/react'

const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const calls = [
  { to: friend, value: 1n },
  { to: friend, value: 2n },
] as const

/** Sends two calls: as one where the wallet can, else one after the other. The project may pay for a smart account. */
export function SendCalls() {
  const { type } = useAccountType({ namespace: 'eip155' })
  const { sendCalls, batch, errorCode, isPending } = useSendCalls({ namespace: 'eip155' })
  const { data } = useCallsStatus({ id: batch?.id })
  const send = () => void sendCalls({ calls }).catch(() => undefined)
  return (
    <>
      <button type="button" className="button" disabled={isPending} onClick={send}>
        Send two calls{type === 'smartAccount' && ' as one'}
      </button>
      <p data-testid="pg-headless-batch">
        {batch?.calls.map(({ status }) => status).join(', ')} {data?.statusCode} {errorCode}
      </p>
    </>
  )
}
