import { useAccount, useModal, useNetwork, useSiwx, useWalletInfo } from '@latchkey/react'
import { useId, type ReactElement } from 'react'
import { Card } from '../ui/Card.tsx'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { formatAmount } from '../ui/formatAmount.ts'
import { AccountName } from './AccountName.tsx'
import { ConnectionList } from './ConnectionList.tsx'
import { KindControl } from './KindControl.tsx'
import type { Holdings } from './readHoldings.ts'
import { SignIn } from './SignIn.tsx'

const words = { connected: 'Connected', connecting: 'Connecting', disconnected: 'Not connected' } as const

/** The unmodified values of the hooks. */
export function LiveState({ holdings }: { readonly holdings: Holdings | undefined }): ReactElement {
  const { status, address, connectorId } = useAccount()
  const { network, isSupported } = useNetwork()
  const { open } = useModal()
  const wallet = useWalletInfo()
  const { isEnabled } = useSiwx()
  const { devnet, settings } = usePlayground()
  const { mailboxUrl } = devnet
  const { hasEmailLogin } = useStore(settings)
  const nameId = useId()
  const shown = status === 'connected' || status === 'connecting' ? status : 'disconnected'
  const nothing = <span className="quiet">none</span>
  return (
    <Card
      folds
      title="Connect"
      text="The hooks’ values, live."
      aside={
        <span className="status" data-status={shown} data-testid="pg-status">
          {words[shown]}
        </span>
      }
    >
      <KindControl />
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
        {address !== undefined && (
          <div>
            <dt>
              <label htmlFor={nameId}>Name</label>
            </dt>
            <dd>
              <AccountName id={nameId} address={address} />
            </dd>
          </div>
        )}
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
                <span>{`${formatAmount({ value: holdings.native, decimals: network.nativeCurrency.decimals, digits: 3 })} ${network.nativeCurrency.symbol}`}</span>
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
            {connectorId !== undefined && connectorId !== wallet?.name && (
              <span className="code quiet">{connectorId}</span>
            )}
          </dd>
        </div>
        {isEnabled && (
          <div>
            <dt>Sign-in</dt>
            <dd>
              <SignIn />
            </dd>
          </div>
        )}
      </dl>
      <ConnectionList />
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
        {mailboxUrl !== undefined && hasEmailLogin && (
          <a className="button" href={mailboxUrl} target="_blank" rel="noreferrer" data-testid="pg-mailbox">
            <Icon name="mail" />
            Mailbox
          </a>
        )}
      </p>
      {mailboxUrl !== undefined && hasEmailLogin && (
        <p className="note">
          You can also log in by e-mail, with any address: every mail arrives in the mailbox, which opens in a new tab.
        </p>
      )}
    </Card>
  )
}
