import { useAccount, useSignMessage } from '@latchkey/react'

export function SignSolana() {
  const { address } = useAccount({ namespace: 'solana' })
  const { signMessage, data } = useSignMessage({ namespace: 'solana' })
  const sign = () => void signMessage({ message: 'Hello' }).catch(() => undefined)
  return (
    <>
      <button type="button" disabled={address === undefined} onClick={sign}>
        Sign on Solana
      </button>
      {data !== undefined && <code>{data}</code>}
    </>
  )
}
