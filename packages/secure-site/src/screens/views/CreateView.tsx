import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Account } from '../ui/Account.tsx'
import { AppOrigin } from '../ui/AppOrigin.tsx'
import { Button } from '../ui/Button.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenFrame } from '../ui/ScreenFrame.tsx'
import { StatusBlock } from '../ui/StatusBlock.tsx'
import { useTexts } from '../ui/TextsContext.ts'
import { LaterView } from './LaterView.tsx'
import type { ViewProps } from './ViewProps.ts'

// Only windows show a code.
const RecoveryCodeView = lazy(async () => ({ default: (await import('./RecoveryCodeView.tsx')).RecoveryCodeView }))

/** The first wallet: a second key at once. What "Later" means is said before it is taken. */
export function CreateView({ place, screen, setHeight }: ViewProps<'create'>): ReactNode {
  const { canStore, canUsePasskey, code, isNew, createWithout, createWithPasskey, openWindow } = screen
  const createWithCode = screen.createWithCode ?? openWindow
  const { account, failure, isWorking, reject } = screen
  const { t } = useTexts()
  const [isLater, setLater] = useState(false)
  if (code !== undefined) {
    return (
      <Suspense>
        <RecoveryCodeView screen={screen} step={code} setHeight={setHeight} />
      </Suspense>
    )
  }
  if (isLater && createWithout !== undefined) {
    return (
      <LaterView
        screen={screen}
        canProtect={canUsePasskey || createWithCode !== undefined}
        onLater={createWithout}
        onBack={() => setLater(false)}
        setHeight={setHeight}
      />
    )
  }
  const isPossible = canUsePasskey || createWithCode !== undefined || createWithout !== undefined
  const main = canUsePasskey ? createWithPasskey : createWithCode
  const way = canUsePasskey ? '' : createWithCode === undefined ? 'Later' : 'Code'
  const links = [
    ...(canUsePasskey && createWithCode !== undefined
      ? [{ key: 'code', text: t('create.withCode'), onPress: createWithCode }]
      : []),
    ...(createWithout === undefined ? [] : [{ key: 'later', text: t('common.later'), onPress: () => setLater(true) }]),
  ]
  const footer = (
    <>
      {main !== undefined && (
        <Button
          testId="lk-frame-create"
          icon={canUsePasskey || openWindow === undefined ? undefined : 'external'}
          isBusy={isWorking}
          onPress={main}
        >
          {isWorking
            ? t(isNew ? 'create.working' : 'create.protecting')
            : t(canUsePasskey ? 'create.withPasskey' : 'create.withCode')}
        </Button>
      )}
      {!isPossible && (
        <Button variant="soft" testId="lk-frame-reject" onPress={reject}>
          {t('common.close')}
        </Button>
      )}
      {links.length > 0 && (
        <div className={main === undefined ? undefined : 'links'}>
          {links.map(({ key, onPress, text }) => (
            <Button
              key={key}
              variant={main === undefined ? 'soft' : 'link'}
              testId={`lk-frame-create-${key}`}
              isDisabled={isWorking}
              onPress={onPress}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
    </>
  )
  return (
    <ScreenFrame
      title={t(isNew ? 'create.title' : 'create.titleProtect')}
      onClose={reject}
      setHeight={setHeight}
      step="create"
      footer={footer}
    >
      {place === 'window' && <AppOrigin app={screen.app} />}
      {isPossible ? (
        <>
          <StatusBlock icon={way === 'Code' ? 'file' : 'key'} title={t(`create.heading${way}`)}>
            {t(`create.text${way}`)}
          </StatusBlock>
          <ul className="box keys">
            <li>
              <Icon name="check" />
              <span>{t(canStore ? 'create.loginAndBrowser' : 'create.login')}</span>
              <span className="sub">{t('create.firstKey')}</span>
            </li>
            <li>
              <Icon name="ring" />
              <span>{t(way === 'Code' ? 'create.code' : 'create.passkey')}</span>
              <span className="sub">{t('create.secondKey')}</span>
            </li>
          </ul>
          <Note
            level={canStore ? 'warn' : 'info'}
            title={t(canStore ? 'create.warning' : 'create.mandatory')}
            testId="lk-frame-create-note"
          >
            <p>{t(canStore ? 'create.warningText' : 'create.mandatoryText')}</p>
          </Note>
          {openWindow !== undefined && <p className="hint">{t('create.codeHint')}</p>}
        </>
      ) : (
        <StatusBlock icon="key" title={t('create.blocked')}>
          {t('create.blockedText')}
        </StatusBlock>
      )}
      <Failure failure={failure} />
      <Account account={account} />
    </ScreenFrame>
  )
}
