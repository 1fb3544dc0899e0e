import type { ReactNode } from 'react'
import { Account } from '../ui/Account.tsx'
import { AppOrigin } from '../ui/AppOrigin.tsx'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { StatusBlock } from '../ui/StatusBlock.tsx'
import { useTexts } from '../ui/TextsContext.ts'
import type { ViewProps } from './ViewProps.ts'

/** The way to a window of the wallet, which can be opened again until it has answered. */
export function WindowView({ screen, setHeight }: ViewProps<'window'>): ReactNode {
  const { account, app, block, failure, href, isWorking, open, opened, purpose, reject, stage } = screen
  const { t } = useTexts()
  const isWaiting = stage === 'waiting'
  const isClaimed = stage === 'claimed'
  const leaving =
    isClaimed || failure === 'rejectLost'
      ? 'window.stop'
      : purpose === 'approve'
        ? 'approve.rejectRequest'
        : 'common.cancel'
  const footer = (
    <>
      {isClaimed ? null : href === undefined ? (
        <Button
          variant={isWaiting ? 'soft' : 'primary'}
          testId="lk-frame-window"
          icon="external"
          isDisabled={isWorking}
          onPress={open}
        >
          {t(isWaiting ? 'window.again' : 'window.open')}
        </Button>
      ) : (
        <a
          className="button button-primary"
          href={href}
          target="_blank"
          rel="noopener"
          data-testid="lk-frame-window-link"
          onClick={opened}
        >
          <span>{t('window.open')}</span>
          <Icon name="external" />
        </a>
      )}
      <div className="links">
        <Button variant="link" testId="lk-frame-reject" isBusy={isWorking} onPress={reject}>
          {t(leaving)}
        </Button>
        {block !== undefined && !isClaimed && (
          <Button variant="link" testId="lk-frame-block" onPress={block}>
            {t('approve.block')}
          </Button>
        )}
      </div>
    </>
  )
  return (
    <ScreenFrame title={t('window.title')} onClose={reject} setHeight={setHeight} step="window" footer={footer}>
      <AppOrigin app={app} />
      <StatusBlock icon={purpose === 'approve' ? 'shield' : 'key'} title={t(`window.${stage}`)} isLive>
        {t(stage === 'asked' ? `window.${purpose}` : `window.${stage}Text`)}
      </StatusBlock>
      <Failure failure={failure} />
      <Account account={account} />
    </ScreenFrame>
  )
}
