import { ConnectButton } from '@latchkey/react'

export default function Page() {
  return (
    <main>
      <h1>My app</h1>
      <ConnectButton />
    </main>
  )
}
