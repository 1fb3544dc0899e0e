import type { ReactNode } from 'react'
import { Account } from '../ui/Account.tsx'
import { AppOrigin } from '../ui/AppOrigin.tsx'
import { Button } from '../ui/Button.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { StatusBlock } from '../ui/StatusBlock.tsx'
import { useTexts } from '../ui/TextsContext.ts'
import type { ViewProps } from './ViewProps.ts'

const looks = {
  pending: { icon: 'lock', tone: 'plain' },
  done: { icon: 'check', tone: 'good' },
  dropped: { icon: 'alert', tone: 'warn' },
  failed: { icon: 'alert', tone: 'bad' },
  partly: { icon: 'alert', tone: 'warn' },
} as const

/** What becomes of a batch of calls. It says so until the visitor closes it. */
export function CallsView({ screen, setHeight }: ViewProps<'calls'>): ReactNode {
  const { account, app, count, network, reject, stage } = screen
  const { t } = useTexts()
  const { icon, tone } = looks[stage]
  const footer = (
    <Button variant="soft" testId="lk-frame-done" onPress={reject}>
      {t('common.close')}
    </Button>
  )
  return (
    <ScreenFrame
      title={t('calls.title', { count })}
      onClose={reject}
      setHeight={setHeight}
      step={stage}
      footer={footer}
    >
      <AppOrigin app={app} network={network} />
      <StatusBlock icon={icon} tone={tone} title={t(`calls.${stage}`)} isLive>
        {t(`calls.${stage}Text`)}
      </StatusBlock>
      <Account account={account} />
    </ScreenFrame>
  )
}
