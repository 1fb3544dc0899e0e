import { type ReactNode, useCallback, useRef, useState } from 'react'
import { canTellVisibility } from '../../seen/canTellVisibility.ts'
import { Account } from '../ui/Account.tsx'
import { AppOrigin } from '../ui/AppOrigin.tsx'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { useTexts } from '../ui/TextsContext.ts'
import { useSeenProof } from './useSeenProof.ts'
import type { ViewProps } from './ViewProps.ts'

/**
 * Another app of the same storage asks for the first time: what it can do with the wallet, and what it cannot. Where the browser can
 * tell, the press counts only after the proof that the question is seen. There is no window to continue in: nothing is signed here.
 */
export function GrantView({ place, screen, setHeight }: ViewProps<'grant'>): ReactNode {
  const { account, allow, app, failure, isWorking, reject } = screen
  const { parts, t } = useTexts()
  const [element, button] = [useRef<HTMLElement>(null), useRef<HTMLButtonElement>(null)]
  const [isRead, setRead] = useState(false)
  const onRead = useCallback((next: boolean) => setRead(next), [])
  const isProvable = place !== 'frame' || canTellVisibility()
  const phase = useSeenProof({
    request: isProvable && !isWorking ? app.origin : undefined,
    screen: element,
    button,
    place,
    isComplete: isRead,
    onApprove: allow,
  })
  const { host } = URL.canParse(app.origin) ? new URL(app.origin) : { host: app.origin }
  const footer = (
    <div className="two">
      <Button variant="soft" testId="lk-frame-reject" isDisabled={isWorking} onPress={reject}>
        {t('common.reject')}
      </Button>
      <Button
        testId="lk-frame-allow"
        elementRef={button}
        isBusy={isWorking}
        isDisabled={isProvable && (phase !== 'ready' || !isRead)}
        onPress={isProvable ? undefined : allow}
      >
        {isWorking ? t('grant.working') : t('grant.allow')}
      </Button>
    </div>
  )
  return (
    <ScreenFrame
      title={t('grant.title')}
      onClose={reject}
      setHeight={setHeight}
      onRead={onRead}
      step="grant"
      elementRef={element}
      footer={footer}
    >
      <AppOrigin app={app} />
      <h2 className="question">
        {parts('grant.heading', {
          origin: (
            <bdi key="origin" dir="ltr">
              {host}
            </bdi>
          ),
        })}
      </h2>
      <ul className="box keys">
        {(['grant.sees', 'grant.asks'] as const).map((key) => (
          <li key={key}>
            <Icon name="check" />
            <span>{t(key)}</span>
          </li>
        ))}
        <li className="never">
          <Icon name="close" />
          <span>{t('grant.never')}</span>
        </li>
      </ul>
      {isProvable && phase === 'unproven' && (
        <Note level="info" isAlert testId="lk-frame-unproven">
          <p>{t('grant.unproven')}</p>
        </Note>
      )}
      <Failure failure={failure} />
      <Account account={account} />
    </ScreenFrame>
  )
}
