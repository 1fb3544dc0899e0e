import { legalConsentPlugin } from '@latchkey/core/internal'
import { useEffect, useRef, type ReactNode } from 'react'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { useAnnounce } from '../../ui/useAnnounce.ts'
import { consentBoxStyles } from './ConsentBox.styles.ts'

/** The checkbox for the app's terms. An attempt to connect without it moves the focus here. */
export function ConsentBox({ children }: { readonly children: ReactNode }): ReactNode {
  useStyles(consentBoxStyles)
  const consent = useModalInstance().plugin(legalConsentPlugin)
  const { isAccepted, refusals } = useSelector(consent.store, (state) => state)
  const { t } = useMessages()
  const announce = useAnnounce()
  const box = useRef<HTMLInputElement>(null)
  const seen = useRef(refusals)
  useEffect(() => {
    if (refusals === seen.current) return
    seen.current = refusals
    box.current?.focus()
    announce(t('connect.acceptFirst'), 'assertive')
  }, [announce, t, refusals])
  const isMissed = refusals > 0 && !isAccepted
  return (
    <div className="lk-consent">
      <label>
        <input
          ref={box}
          type="checkbox"
          checked={isAccepted}
          aria-invalid={isMissed || undefined}
          onChange={(event) => consent.get().accept(event.target.checked)}
          data-testid="lk-connect-accept"
        />
        <span>{children}</span>
      </label>
      {isMissed && <p>{t('connect.acceptFirst')}</p>}
    </div>
  )
}
