import type { Phone } from '@latchkey/testing/phone'
import { useModal, useWalletConnect } from '@latchkey/react'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { PhoneScreen } from './PhoneScreen.tsx'
import { usePhoneState } from './usePhoneState.ts'
import { useRaised } from './useRaised.ts'

const relayWords = { idle: 'Online', connecting: 'Connecting', connected: 'Online', offline: 'Offline' } as const

/**
 * The phone beside the page. While the open modal shows a code for it, or it has a question for its owner, it is raised
 * above the modal, because an open modal makes everything else on the page inert.
 */
export function PhonePanel({ phone }: { readonly phone: Phone }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const { relay, proposals, questions } = usePhoneState(phone)
  const { isOpen, view } = useModal()
  const { pairing } = useWalletConnect()
  const [isInHand, setIsInHand] = useState(true)
  const waiting = proposals.length + questions.length
  // A code that is prepared ahead, as when the pointer hovers over a wallet, is not on screen yet.
  const code = pairing.status === 'ready' && view.startsWith('ConnectingWalletConnect') ? pairing.uri : ''
  // The reason for raising it; if the visitor puts it down, it stays down until there is a new reason.
  const reason = `${code} ${proposals[0]?.id ?? ''} ${questions[0]?.id ?? ''}`
  const [putDownFor, setPutDownFor] = useState<string>()
  const isRaised = isInHand && isOpen && reason.trim() !== '' && reason !== putDownFor
  // A click beside it, or Escape, returns to the modal.
  useRaised(dialog, { isShown: isInHand, isRaised, onPutDown: () => setPutDownFor(reason) })

  useEffect(() => {
    if (waiting > 0) setIsInHand(true)
  }, [waiting])
  useEffect(() => {
    const { dataset } = document.documentElement
    if (isInHand) dataset['phone'] = ''
    return () => void delete dataset['phone']
  }, [isInHand])

  return (
    <>
      {!isInHand && (
        <button
          type="button"
          className="phone-tab"
          data-testid="pg-phone-tab"
          data-waiting={waiting > 0}
          onClick={() => setIsInHand(true)}
        >
          <Icon name="phone" />
          Phone
        </button>
      )}
      <dialog ref={dialog} className="phone" aria-label={phone.name} data-testid="pg-phone" data-raised={isRaised}>
        <div className="phone-body">
          <div className="phone-status">
            <span>{phone.name}</span>
            <span className="phone-relay" data-relay={relay} data-testid="pg-phone-relay">
              {relayWords[relay]}
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label="Put the phone away"
              title="Put the phone away"
              data-testid="pg-phone-away"
              onClick={() => setIsInHand(false)}
            >
              <Icon name="down" />
            </button>
          </div>
          <PhoneScreen phone={phone} />
        </div>
      </dialog>
    </>
  )
}
