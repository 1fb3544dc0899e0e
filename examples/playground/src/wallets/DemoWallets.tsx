import type { ReactElement } from 'react'
import { PhoneRow } from '../phone/PhoneRow.tsx'
import { Card } from '../ui/Card.tsx'
import { DemoWalletRow } from './DemoWalletRow.tsx'

/** Wallets for whoever has none at hand. */
export function DemoWallets(): ReactElement {
  return (
    <Card
      title="Get a wallet"
      text="Any wallet in this browser works. These hold play money, and ask before they sign: two in the page, one on a phone."
    >
      <ul className="wallets">
        <DemoWalletRow id="demo" testId="pg-demo-wallet" />
        <DemoWalletRow id="spare" testId="pg-second-wallet" />
        <PhoneRow />
      </ul>
    </Card>
  )
}
