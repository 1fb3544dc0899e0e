import { useConnections } from '@latchkey/react'
import { useState, type ReactElement } from 'react'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { Icon } from '../ui/Icon.tsx'

/** The wallet on a phone, which a click shows. */
export function PhoneRow(): ReactElement {
  const playground = usePlayground()
  const phone = useStore(playground.phone)
  const { connections } = useConnections()
  const [isAwaited, setIsAwaited] = useState(false)
  const isInUse = phone !== undefined && connections.some(({ connectorId }) => connectorId === 'walletConnect')
  const state = isInUse ? 'Connected' : phone ? 'In this page' : isAwaited ? 'Loading' : undefined
  return (
    <li className="wallet" data-state={isInUse ? 'connected' : phone ? 'added' : 'absent'}>
      <span className="wallet-logo" aria-hidden="true">
        <Icon name="phone" />
      </span>
      <div className="wallet-words">
        <h3>Demo Phone</h3>
        <p className="quiet">It scans the modal’s code</p>
      </div>
      <button
        type="button"
        className={state === undefined ? 'button' : 'tag'}
        data-testid="pg-phone-take"
        data-tone={isInUse ? 'good' : undefined}
        aria-disabled={state !== undefined}
        onClick={() => {
          setIsAwaited(true)
          void playground.takePhone().finally(() => setIsAwaited(false))
        }}
      >
        {isInUse && <Icon name="tick" />}
        {state ?? (
          <>
            <Icon name="plus" />
            Show<span className="hidden"> the phone</span>
          </>
        )}
      </button>
    </li>
  )
}
