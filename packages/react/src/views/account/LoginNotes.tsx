import type { Login } from '@latchkey/core'
import { isFeatureEnabled, toModalError } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useAccountType } from '../../hooks/useAccountType.ts'
import { AccountTypeItem } from '../../internals/login/AccountTypeItem.tsx'
import { useLoginView } from '../../internals/login/useLoginView.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { usePreload } from '../../internals/usePreload.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { Button } from '../../ui/Button.tsx'
import { ChevronRightIcon } from '../../ui/icons/ChevronRightIcon.tsx'
import { EditIcon } from '../../ui/icons/EditIcon.tsx'
import { KeyIcon } from '../../ui/icons/KeyIcon.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { Note } from '../../ui/Note.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { loginNotesStyles } from './LoginNotes.styles.ts'

/** What the owner of an embedded wallet must know: that its address is not confirmed yet, else that it has no second key. */
export function LoginNotes(): ReactNode {
  useStyles(loginNotesStyles)
  const { state, isPending, openSettings } = useSettings()
  const { t } = useMessages()
  const { user } = state
  if (user === null) return null
  if (!user.isVerified)
    return (
      <Note tone="warn" testId="lk-account-unconfirmed">
        <b>{t('account.unconfirmed')}</b>
        <p>{t('account.unconfirmedText')}</p>
      </Note>
    )
  if (user.hasRecoveryMethod) return null
  return (
    <div className="lk-login-note">
      <Note tone="warn" testId="lk-account-not-backed-up">
        <b>{t('account.notBackedUp')}</b>
        <p>{t('account.notBackedUpText')}</p>
      </Note>
      <Button size="small" variant="soft" loading={isPending} onClick={openSettings} testId="lk-account-back-up">
        {t('account.backUp')}
      </Button>
    </div>
  )
}

/** Opens the settings of the wallet. A failure is told in a toast, unless the visitor has declined. */
function useSettings() {
  const { toasts } = useModalInstance().controllers
  const { act, isPending, state } = useLoginView()
  const open = async (login: Login): Promise<void> => {
    try {
      await login.openSettings()
    } catch (cause) {
      const { code } = toModalError(cause, 'request.failed')
      if (code !== 'request.rejected') toasts.show({ variant: 'error', code })
    }
  }
  return { state, isPending, openSettings: () => void act(open) }
}

/** The rows of a login: the type of its account, the settings of its wallet, once there is a second key, and the e-mail address. */
export function LoginItems(): ReactNode {
  const account = useAccountType()
  return (
    <>
      <AccountTypeItem account={account} />
      <SettingsItem />
      <EmailItem />
    </>
  )
}

/** Opens the settings of the wallet. Without a second key, the note leads there. */
function SettingsItem(): ReactNode {
  const { isPending, openSettings, state } = useSettings()
  const { t } = useMessages()
  if (state.user?.hasRecoveryMethod !== true) return null
  return (
    <ListItem
      title={t('account.settings')}
      media={<KeyIcon />}
      trailing={isPending ? <Spinner /> : <ChevronRightIcon />}
      disabled={isPending}
      onClick={openSettings}
      testId="lk-account-settings"
    />
  )
}

/** Leads to the change of the e-mail address, if the visitor logs in with one and the cloud sends mails. */
function EmailItem(): ReactNode {
  const { options, router } = useModalInstance().controllers
  const { state } = useLoginView()
  const isOffered = useSelector(options.store, (settings) => isFeatureEnabled(settings, 'email'))
  const preload = usePreload('UpdateEmailWallet')
  const { t } = useMessages()
  if (!isOffered || state.user === null || state.user.email === null) return null
  return (
    <ListItem
      title={t('updateEmail.entry')}
      media={<EditIcon />}
      trailing={<ChevronRightIcon />}
      onClick={() => router.push('UpdateEmailWallet')}
      onIntent={preload}
      testId="lk-account-email"
    />
  )
}
