import type { Phone } from '@latchkey/testing/phone'
import { useId, useState, type ReactElement } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { PhoneFacts } from './PhoneFacts.tsx'
import { SessionList } from './SessionList.tsx'
import type { PairingProgress } from './usePairing.ts'
import { usePhoneState } from './usePhoneState.ts'

/** The wallet's home screen: ways to pair with an app, the current accounts and networks, and its sessions. */
export function PhoneHome(props: {
  readonly phone: Phone
  readonly progress: PairingProgress
  readonly onScan: () => void
  readonly onLink: (uri: string) => void
}): ReactElement {
  const { phone, progress, onScan, onLink } = props
  const { sessions } = usePhoneState(phone)
  const [link, setLink] = useState('')
  const id = useId()
  const isMeeting = progress.status === 'meeting'
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

      <PhoneFacts phone={phone} />
      <SessionList phone={phone} sessions={sessions} />
    </div>
  )
}
