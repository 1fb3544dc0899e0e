import type { ReactNode } from 'react'
import type { SettingsTexts } from '../../messages/settings/loadSettingsTexts.ts'
import type { SettingsScreen, SettingsUndo } from '../Screen.ts'
import { Account } from '../ui/Account.tsx'
import { Button } from '../ui/Button.tsx'
import { Fact, FactList } from '../ui/Fact.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { StatusBlock } from '../ui/StatusBlock.tsx'
import { AmountText } from './facts/AmountText.tsx'
import { formatAmount } from './facts/formatAmount.ts'

const outcomes = {
  done: { icon: 'check', tone: 'good', title: 'undoDone', text: 'undoDoneText' },
  refused: { icon: 'alert', tone: 'bad', title: 'undoRefused', text: 'undoRefusedText' },
  uncertain: { icon: 'alert', tone: 'warn', title: 'undoUncertain', text: 'undoUncertainText' },
} as const

/** What it means to be no smart account any more on one network, what it costs, and what became of it. */
export function UndoView(props: {
  readonly screen: SettingsScreen
  readonly undoing: SettingsUndo
  readonly texts: SettingsTexts
  readonly setHeight: (px: number) => void
}): ReactNode {
  const { screen, setHeight, texts, undoing } = props
  const { account, closeUndo, failure, isWorking, reject, undo } = screen
  const { fee, network, stage } = undoing
  const { t } = texts
  const outcome = stage === 'asked' || stage === 'poor' || stage === 'sent' ? undefined : outcomes[stage]
  const footer =
    outcome === undefined ? (
      <>
        <Button testId="lk-frame-settings-undo-confirm" isBusy={isWorking} isDisabled={stage === 'poor'} onPress={undo}>
          {t(stage === 'sent' ? 'undoSent' : 'undoConfirm')}
        </Button>
        <div className="links">
          <Button variant="link" testId="lk-frame-settings-undo-back" isDisabled={isWorking} onPress={closeUndo}>
            {t('back')}
          </Button>
        </div>
      </>
    ) : (
      <Button testId="lk-frame-settings-undo-done" onPress={closeUndo}>
        {t('back')}
      </Button>
    )
  return (
    <ScreenFrame
      title={t('undoTitle')}
      onClose={reject}
      setHeight={setHeight}
      step={outcome === undefined ? 'undo' : stage}
      footer={footer}
      more={t('more')}
    >
      <Failure failure={failure} />
      {outcome === undefined ? (
        <>
          <p className="lead">{t('undoLead', { network: network.name })}</p>
          <p className="sub">{t('undoText')}</p>
          <FactList>
            <Fact name={t('undoFee')}>
              <AmountText amount={fee.estimate} />
              <span className="sub">{t('undoFeeMost', { amount: formatAmount(fee.most) })}</span>
            </Fact>
          </FactList>
          {stage === 'poor' && (
            <Note level="warn" title={t('undoPoor')} testId="lk-frame-settings-undo-poor">
              <p>{t('undoPoorText')}</p>
            </Note>
          )}
        </>
      ) : (
        <StatusBlock icon={outcome.icon} tone={outcome.tone} title={t(outcome.title)} isLive>
          {t(outcome.text)}
        </StatusBlock>
      )}
      <Account account={account} />
    </ScreenFrame>
  )
}
