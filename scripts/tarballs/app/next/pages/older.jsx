// A page of the Pages Router, which renders with the React that the app has installed.
import { ConnectButton } from '@latchkey/react'

export default function Page() {
  return <ConnectButton />
}
