import type { Phone, PhoneSession } from '@latchkey/testing/phone'
import { useState, type ReactElement } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { toPeerName, toPeerPlace } from './toPeer.ts'

/** The apps to which the wallet is connected. */
export function SessionList(props: {
  readonly phone: Phone
  readonly sessions: readonly PhoneSession[]
}): ReactElement {
  const { phone, sessions } = props
  const [trouble, setTrouble] = useState('')
  const leave = (topic: string): void => {
    setTrouble('')
    phone
      .disconnect({ topic })
      .catch(() => setTrouble('The phone is offline: the app would not hear of it. Switch it on above.'))
  }
  return (
    <section className="phone-sessions" aria-label="Connected apps">
      <h3>Connected apps</h3>
      {sessions.length === 0 ? (
        <p className="quiet">None yet.</p>
      ) : (
        <ul>
          {sessions.map(({ topic, peer }) => (
            <li key={topic} data-testid="pg-phone-session">
              <span>
                <span>{toPeerName(peer)}</span>
                <small>{toPeerPlace(peer)}</small>
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={`Disconnect ${toPeerName(peer)}`}
                title="Disconnect"
                data-testid="pg-phone-disconnect"
                onClick={() => leave(topic)}
              >
                <Icon name="exit" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="phone-note" role="status">
        {trouble}
      </p>
    </section>
  )
}
