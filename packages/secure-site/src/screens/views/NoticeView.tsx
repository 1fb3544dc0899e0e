import type { ReactNode } from 'react'
import { Account } from '../ui/Account.tsx'
import { Button } from '../ui/Button.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { StatusBlock } from '../ui/StatusBlock.tsx'
import { useTexts } from '../ui/TextsContext.ts'
import type { ViewProps } from './ViewProps.ts'

const looks = {
  opening: { icon: 'lock', tone: 'plain' },
  done: { icon: 'check', tone: 'good' },
  rejected: { icon: 'close', tone: 'plain' },
  over: { icon: 'alert', tone: 'plain' },
  late: { icon: 'alert', tone: 'warn' },
  foreign: { icon: 'alert', tone: 'warn' },
  offline: { icon: 'alert', tone: 'plain' },
  failed: { icon: 'alert', tone: 'bad' },
} as const

/** What a window says before it shows a request, and after it has answered. */
export function NoticeView({ screen, setHeight }: ViewProps<'notice'>): ReactNode {
  const { account, goOn, notice, reject } = screen
  const { t } = useTexts()
  const { icon, tone } = looks[notice]
  const footer = (
    <>
      {goOn !== undefined && (
        <Button testId="lk-window-continue" onPress={goOn}>
          {t(notice === 'foreign' ? 'notice.leave' : 'notice.again')}
        </Button>
      )}
      {notice !== 'opening' && (
        <Button variant="soft" testId="lk-window-close" onPress={reject}>
          {t('common.close')}
        </Button>
      )}
    </>
  )
  return (
    <ScreenFrame title={t('notice.title')} onClose={undefined} setHeight={setHeight} step={notice} footer={footer}>
      <StatusBlock icon={icon} tone={tone} title={t(`notice.${notice}`)} isLive>
        {t(`notice.${notice}Text`)}
      </StatusBlock>
      <Account account={account} />
    </ScreenFrame>
  )
}
