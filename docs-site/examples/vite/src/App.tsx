import { ConnectButton, useAccount } from '@latchkey/react'

export function App() {
  const { address, network } = useAccount()
  return (
    <main>
      <ConnectButton />
      <p>{address === undefined ? 'Not connected.' : `Hello ${address} on ${network?.name}`}</p>
    </main>
  )
}
