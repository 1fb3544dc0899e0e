import type { Phone } from '@latchkey/testing/phone'
import { useId, useState, type ReactElement } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { shorten } from '../ui/shorten.ts'
import { SessionList } from './SessionList.tsx'
import type { PairingProgress } from './usePairing.ts'
import { usePhoneState } from './usePhoneState.ts'

/** The wallet's own screen: ways to meet an app, what it is on, whom it knows. */
export function PhoneHome(props: {
  readonly phone: Phone
  readonly progress: PairingProgress
  readonly onScan: () => void
  readonly onLink: (uri: string) => void
}): ReactElement {
  const { phone, progress, onScan, onLink } = props
  const { relay, chainId, account, sessions } = usePhoneState(phone)
  const [link, setLink] = useState('')
  const id = useId()
  const isOffline = relay === 'offline'
  const isMeeting = progress.status === 'meeting'
  const chosen = phone.accounts.find((address) => address === account)
  return (
    <div className="phone-screen" data-testid="pg-phone-home">
      <button
        type="button"
        className="phone-scan"
        data-testid="pg-phone-scan"
        aria-disabled={isMeeting}
        onClick={() => !isMeeting && onScan()}
      >
        <Icon name="scan" />
        {isMeeting ? 'Meeting the app' : 'Scan the code on the page'}
      </button>
      <form
        className="phone-link"
        onSubmit={(event) => {
          event.preventDefault()
          if (link.trim() === '' || isMeeting) return
          setLink('')
          onLink(link)
        }}
      >
        <label htmlFor={`${id}-link`} className="hidden">
          A link that was copied in the modal
        </label>
        <input
          id={`${id}-link`}
          value={link}
          placeholder="or paste its link"
          autoComplete="off"
          spellCheck={false}
          data-testid="pg-phone-link"
          onChange={({ target }) => setLink(target.value)}
        />
        <button type="submit" className="button" data-testid="pg-phone-link-go">
          Pair
        </button>
      </form>
      <p className="phone-note" role="status" data-testid="pg-phone-note">
        {progress.status === 'failed' && progress.text}
      </p>

      <dl className="phone-facts">
        <div>
          <dt>
            <label htmlFor={`${id}-account`}>Account</label>
          </dt>
          <dd>
            <select
              id={`${id}-account`}
              value={chosen}
              data-testid="pg-phone-account"
              onChange={({ target }) => {
                const next = phone.accounts.find((address) => address === target.value)
                if (next !== undefined) phone.switchAccount(next)
              }}
            >
              {phone.accounts.map((address) => (
                <option key={address} value={address}>
                  {shorten(address)}
                </option>
              ))}
            </select>
          </dd>
        </div>
        <div>
          <dt>
            <label htmlFor={`${id}-network`}>Network</label>
          </dt>
          <dd>
            <select
              id={`${id}-network`}
              value={chainId}
              data-testid="pg-phone-network"
              onChange={({ target }) => phone.switchChain(Number(target.value))}
            >
              {phone.chains.map((chain) => (
                <option key={chain.chainId} value={chain.chainId}>
                  {chain.name ?? `Chain ${chain.chainId}`}
                </option>
              ))}
            </select>
          </dd>
        </div>
        <div>
          <dt>
            <label htmlFor={`${id}-online`}>Online</label>
          </dt>
          <dd>
            <input
              id={`${id}-online`}
              type="checkbox"
              className="switch"
              checked={!isOffline}
              data-testid="pg-phone-online"
              onChange={() => void (isOffline ? phone.goOnline() : phone.goOffline()).catch(() => undefined)}
            />
          </dd>
        </div>
      </dl>
      <SessionList phone={phone} sessions={sessions} />
    </div>
  )
}
