'use client' // [next]
import { ConnectButton, NetworkButton, useAccount } from '@latchkey/react'
import { SignIn } from './SignIn' // [signIn]
import { SignMessage } from './SignMessage'

/** The connect button and, once a wallet is connected, its account, its network and what it can do. */
export function Wallet() {
  const { address, network } = useAccount()
  return (
    <section className="card">
      <div className="buttons">
        <ConnectButton />
        <NetworkButton />
      </div>
      {address === undefined ? (
        <p className="hint">Connect a wallet to see its account here.</p>
      ) : (
        <>
          <dl>
            <dt>Account</dt>
            <dd data-testid="account">{address}</dd>
            <dt>Network</dt>
            <dd>{network?.name ?? 'Not supported by this app'}</dd>
          </dl>
          {/* [if signIn] */}
          <SignIn />
          {/* [end] */}
          <SignMessage />
        </>
      )}
    </section>
  )
}
