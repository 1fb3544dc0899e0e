import { useSignMessage } from '@latchkey/react'

export function Sign() {
  const { signMessage, data, error, isPending } = useSignMessage()
  const sign = () => void signMessage({ message: 'I agree to the rules.' }).catch(() => undefined)
  return (
    <>
      <button type="button" disabled={isPending} onClick={sign}>
        Agree
      </button>
      {data !== undefined && <code>{data}</code>}
      {error?.code === 'request.rejected' && <p role="alert">You declined. Press Agree to try again.</p>}
    </>
  )
}
