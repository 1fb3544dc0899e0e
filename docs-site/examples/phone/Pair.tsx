import { useWalletConnect } from '@latchkey/react'

export function Pair() {
  const { pairing, pair } = useWalletConnect()
  return (
    <>
      <button type="button" onClick={() => void pair().catch(() => undefined)}>
        Pair with a phone
      </button>
      {pairing.status === 'ready' && <a href={pairing.uri}>Open a wallet on this phone</a>}
    </>
  )
}
