'use client' // [next]
import { useSignMessage } from '@latchkey/react'

/** Asks the wallet to sign a text, and shows the signature. */
export function SignMessage() {
  const { data: signature, error, isPending, signMessage } = useSignMessage()
  // A failed action rejects, and also sets `error`, which is shown below.
  const sign = () => signMessage({ message: 'Hello from latchkey-app' }).catch(() => undefined)
  return (
    <div className="action">
      <button type="button" disabled={isPending} onClick={() => void sign()}>
        {isPending ? 'Continue in the wallet…' : 'Sign a message'}
      </button>
      {signature !== undefined && <output data-testid="signature">{signature}</output>}
      {error !== undefined && (
        <p role="alert">
          {error.code === 'request.rejected'
            ? 'You declined. Nothing was signed.'
            : 'The wallet could not sign. Try again.'}
        </p>
      )}
    </div>
  )
}
