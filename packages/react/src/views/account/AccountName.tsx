import { useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { Truncate } from '../../ui/Truncate.tsx'

interface AccountNameProps {
  readonly address: string
  readonly name: string | undefined
  /** The login that the account belongs to. It is the name if there is no other. */
  readonly login?: string | undefined
}

/**
 * The account's name, or the login's, or its shortened address. The address can be copied, or shown in full if the browser blocks copying.
 */
export function AccountName({ address, name, login }: AccountNameProps): ReactNode {
  const { t } = useMessages()
  const [failedFor, setFailedFor] = useState<string>()
  const chosen = toDisplayText(name ?? '')
  const user = toDisplayText(login ?? '')
  const shown = chosen === '' ? user : chosen
  return (
    <>
      <div className="lk-account-name">
        <h3>{shown === '' ? <Truncate text={address} /> : <bdi title={address}>{shown}</bdi>}</h3>
        <CopyButton
          text={address}
          label={t('account.copyAddress')}
          message={t('account.addressCopied')}
          onCopied={() => setFailedFor(undefined)}
          onFailed={() => setFailedFor(address)}
          testId="lk-account-copy"
        />
      </div>
      {user !== '' && (
        <p className="lk-account-user">{chosen === '' ? <Truncate text={address} /> : <bdi>{user}</bdi>}</p>
      )}
      {failedFor === address && (
        <div className="lk-account-by-hand" data-testid="lk-account-address">
          <p>{t('common.copyFailed')}</p>
          <bdi dir="ltr">{address}</bdi>
        </div>
      )}
    </>
  )
}
