import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { SeenPhase } from '../../seen/SeenState.ts'
import type { ApproveScreen, ScreenWarning } from '../Screen.ts'
import { AppOrigin } from '../ui/AppOrigin.tsx'
import { Button } from '../ui/Button.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { useTexts } from '../ui/TextsContext.ts'
import { ApproveContent } from './ApproveContent.tsx'
import { ApproveOutcome } from './ApproveOutcome.tsx'
import { getApproveTexts } from './getApproveTexts.ts'
import { Unproven } from './Unproven.tsx'
import { useSeenProof } from './useSeenProof.ts'
import type { ViewProps } from './ViewProps.ts'

/**
 * A request that needs an approval. The origin comes first; a danger comes before anything that could tempt; the buttons are always in
 * the same place. Approve takes a press only after the proof that the screen is seen.
 */
export function ApproveView({ place, screen, setHeight }: ViewProps<'approve'>): ReactNode {
  const { app, block, network, openWindow, reject, stage } = screen
  const texts = useTexts()
  const { t } = texts
  const [isRead, setRead] = useState(false)
  const [accepted, setAccepted] = useState<readonly ScreenWarning[]>([])
  const [drawn, setDrawn] = useState('')
  const [element, button] = [useRef<HTMLElement>(null), useRef<HTMLButtonElement>(null)]
  const isOpen = stage === 'ready' && !screen.isWorking
  const isComplete = isRead && screen.warnings.every((warning) => accepted.includes(warning))
  const onRead = useCallback((next: boolean) => setRead(next), [])
  const phase = useSeenProof({
    // What a trial run adds has to be seen as well, from when it is drawn.
    request: isOpen ? `${screen.id} ${drawn}` : undefined,
    screen: element,
    button,
    // A danger needs the whole proof, or a window, in a trusted app too.
    place: place === 'trustedFrame' && screen.warnings.length > 0 ? 'frame' : place,
    isComplete,
    onApprove: screen.approve,
  })
  const isUnproven = isOpen && phase === 'unproven'
  const isOver = stage === 'sent' || stage === 'failed'
  const { action, title } = getApproveTexts(screen, texts)
  const content = isOver ? (
    <ApproveOutcome screen={screen} />
  ) : isUnproven ? (
    <Unproven hasWindow={openWindow !== undefined} />
  ) : (
    <ApproveContent
      screen={screen}
      accepted={accepted}
      onDraw={setDrawn}
      onAccept={(warning, isAccepted) =>
        setAccepted(isAccepted ? [...accepted, warning] : accepted.filter((each) => each !== warning))
      }
    />
  )
  const isRunning = stage === 'checking' || stage === 'signing' || screen.isWorking
  const footer = isOver ? (
    <Button variant="soft" testId="lk-frame-done" onPress={reject}>
      {t('common.close')}
    </Button>
  ) : isUnproven ? (
    <UnprovenActions screen={screen} />
  ) : (
    <>
      <div className="two">
        <Button variant="soft" testId="lk-frame-reject" isDisabled={stage === 'signing'} onPress={reject}>
          {t('common.reject')}
        </Button>
        <Button
          testId="lk-frame-approve"
          elementRef={button}
          isBusy={isRunning}
          isDisabled={!isOpen || phase !== 'ready' || !isComplete}
          describedBy={isOpen && phase === 'unfocused' ? 'lk-frame-focus' : undefined}
        >
          {stage === 'checking' ? t('approve.checking') : isRunning ? t('approve.signing') : action}
        </Button>
      </div>
      <Hint phase={isOpen ? phase : 'waiting'} block={block} />
    </>
  )
  return (
    <ScreenFrame
      title={title}
      onClose={stage === 'signing' ? undefined : reject}
      setHeight={setHeight}
      onRead={onRead}
      step={isOver ? 'over' : 'asked'}
      elementRef={element}
      footer={footer}
    >
      <AppOrigin app={app} network={network} />
      {content}
    </ScreenFrame>
  )
}

/** Below the buttons: the reason why Approve is off, if it is not visible otherwise, and the way to block this app for a while. */
function Hint(props: { readonly phase: SeenPhase; readonly block: (() => void) | undefined }): ReactNode {
  const { block, phase } = props
  const { t } = useTexts()
  return (
    <>
      {phase === 'unfocused' && (
        <p className="focus-hint" id="lk-frame-focus" data-testid="lk-frame-focus">
          {t('approve.focus')}
        </p>
      )}
      {block !== undefined && (
        <div className="links">
          <Button variant="link" testId="lk-frame-block" onPress={block}>
            {t('approve.block')}
          </Button>
        </div>
      )}
    </>
  )
}

function UnprovenActions({ screen }: { readonly screen: ApproveScreen }): ReactNode {
  const { openWindow, reject } = screen
  const { t } = useTexts()
  if (openWindow === undefined) {
    return (
      <Button variant="soft" testId="lk-frame-reject" onPress={reject}>
        {t('approve.rejectRequest')}
      </Button>
    )
  }
  return (
    <>
      <Button testId="lk-frame-window" icon="external" onPress={openWindow}>
        {t('approve.window')}
      </Button>
      <div className="links">
        <Button variant="link" testId="lk-frame-reject" onPress={reject}>
          {t('approve.rejectRequest')}
        </Button>
      </div>
    </>
  )
}
