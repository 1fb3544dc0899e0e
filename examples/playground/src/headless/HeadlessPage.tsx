import { useAccount } from '@latchkey/react'
import type { ReactElement } from 'react'
import { CodeCard } from '../code/CodeCard.tsx'
import { Card } from '../ui/Card.tsx'
import { DemoWallets } from '../wallets/DemoWallets.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import accountSource from './AccountPanel.tsx?raw'
import { EmbeddedWallet } from './login/EmbeddedWallet.tsx'
import embeddedSource from './login/EmbeddedWallet.tsx?raw'
import { Login } from './login/Login.tsx'
import loginSource from './login/Login.tsx?raw'
import { WalletList } from './WalletList.tsx'
import listSource from './WalletList.tsx?raw'
import { MoneyExamples } from './money/MoneyExamples.tsx'

/** The same as the other page, built only with hooks. */
export function HeadlessPage(): ReactElement {
  const { isConnected, isConnecting, namespace } = useAccount()
  return (
    <>
      <div className="hero">
        <h1>Without the modal</h1>
        <p className="lead">The same connections, built with hooks. This page never opens the modal.</p>
        <p className="intro-links">
          <a href="#/" data-testid="pg-home">
            Back to the page with the modal
          </a>
        </p>
      </div>
      <div className="columns">
        <div className="column steps">
          <DemoWallets />
          <Card
            title={isConnected ? 'You are connected' : 'Choose a wallet'}
            text={
              isConnected
                ? 'This page’s own account panel.'
                : 'This page’s own list, in the same order as in the modal.'
            }
            aside={
              isConnecting && (
                <span className="status" data-status="connecting" role="status">
                  Connecting
                </span>
              )
            }
          >
            <div data-testid="pg-headless-panel" data-status={isConnected ? 'connected' : 'disconnected'}>
              {isConnected ? <AccountPanel /> : <WalletList />}
              {isConnected ? <EmbeddedWallet /> : <Login />}
            </div>
          </Card>
        </div>
        <div className="column follow">
          <CodeCard
            current={isConnected ? 'AccountPanel.tsx' : 'WalletList.tsx'}
            files={[
              { name: 'WalletList.tsx', code: listSource },
              { name: 'AccountPanel.tsx', code: accountSource },
              { name: 'Login.tsx', code: loginSource },
              { name: 'EmbeddedWallet.tsx', code: embeddedSource },
            ]}
          />
        </div>
      </div>
      {isConnected && namespace === 'eip155' && <MoneyExamples />}
    </>
  )
}
