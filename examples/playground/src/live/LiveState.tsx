import { useAccount, useModal, useNetwork, useWalletInfo } from '@latchkey/react'
import type { ReactElement } from 'react'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { formatAmount } from '../ui/formatAmount.ts'
import type { Holdings } from './readHoldings.ts'

const words = { connected: 'Connected', connecting: 'Connecting', disconnected: 'Not connected' } as const

/** What the hooks say, as they say it. */
export function LiveState({ holdings }: { readonly holdings: Holdings | undefined }): ReactElement {
  const { status, address, connectorId } = useAccount({ namespace: 'eip155' })
  const { network, isSupported } = useNetwork({ namespace: 'eip155' })
  const { open } = useModal()
  const wallet = useWalletInfo({ namespace: 'eip155' })
  const shown = status === 'connected' || status === 'connecting' ? status : 'disconnected'
  const nothing = <span className="quiet">none</span>
  return (
    <Card
      title="Connect"
      text="What the hooks know, as it changes."
      aside={
        <span className="status" data-status={shown} data-testid="pg-status">
          {words[shown]}
        </span>
      }
    >
      <dl className="facts">
        <div>
          <dt>Account</dt>
          <dd>
            <span className={address === undefined ? 'quiet' : 'code'} data-testid="pg-address">
              {address ?? 'none'}
            </span>
            {address !== undefined && <CopyButton text={address} label="Copy the address" />}
          </dd>
        </div>
        <div>
          <dt>Network</dt>
          <dd data-testid="pg-network" data-supported={isSupported}>
            {network === undefined ? nothing : isSupported ? network.name : `${network.name}, not one of this app`}
          </dd>
        </div>
        <div>
          <dt>Balance</dt>
          <dd className="amounts" data-testid="pg-balance">
            {holdings === undefined || network === undefined ? (
              nothing
            ) : (
              <>
                <span>{`${formatAmount({ value: holdings.native, decimals: 18, digits: 3 })} ${network.nativeCurrency.symbol}`}</span>
                {holdings.tokens.map(({ token, value }) => (
                  <span key={token.address}>
                    {`${formatAmount({ value, decimals: token.decimals, digits: 2 })} ${token.symbol}`}
                  </span>
                ))}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Wallet</dt>
          <dd data-testid="pg-wallet">
            {wallet === undefined ? nothing : wallet.name}
            {connectorId !== undefined && <span className="code quiet">{connectorId}</span>}
          </dd>
        </div>
      </dl>
      <p className="buttons">
        <button type="button" className="button" data-testid="pg-open" onClick={() => open()}>
          Open the modal
        </button>
        <button
          type="button"
          className="button"
          data-testid="pg-open-networks"
          onClick={() => open({ view: 'Networks' })}
        >
          Networks
        </button>
      </p>
    </Card>
  )
}
