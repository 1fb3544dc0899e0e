import type { ReactElement } from 'react'
import { PhoneRow } from '../phone/PhoneRow.tsx'
import { usePlayground } from '../state/usePlayground.ts'
import { Card } from '../ui/Card.tsx'
import { DemoWalletRow } from './DemoWalletRow.tsx'

/** Wallets for visitors who have none installed. */
export function DemoWallets(): ReactElement {
  const { devnet } = usePlayground()
  const { solana, bitcoin } = devnet
  return (
    <Card
      folds
      title="Get a wallet"
      text="Any wallet in this browser works. These hold play money and ask before they sign. Demo Wallet is ready; add others to try several at once."
    >
      <ul className="wallets">
        <DemoWalletRow id="demo" testId="pg-demo-wallet" />
        {solana && <DemoWalletRow id="solana" testId="pg-solana-wallet" />}
        {bitcoin && <DemoWalletRow id="bitcoin" testId="pg-bitcoin-wallet" />}
        {solana && bitcoin && <DemoWalletRow id="trio" testId="pg-trio-wallet" />}
        <DemoWalletRow id="spare" testId="pg-second-wallet" />
        <PhoneRow />
      </ul>
    </Card>
  )
}
