import type { ReactElement } from 'react'
import { Card } from '../ui/Card.tsx'
import { DemoWalletRow } from './DemoWalletRow.tsx'

/** Wallets for whoever has none at hand. */
export function DemoWallets(): ReactElement {
  return (
    <Card
      title="Get a wallet"
      text="Any wallet in this browser works. These two live in the page, hold play money, and ask before they sign."
    >
      <ul className="wallets">
        <DemoWalletRow id="demo" testId="pg-demo-wallet" />
        <DemoWalletRow id="spare" testId="pg-second-wallet" />
      </ul>
    </Card>
  )
}
