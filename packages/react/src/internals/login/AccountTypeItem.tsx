import type { AccountType } from '@latchkey/core'
import { toModalError } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useModalInstance } from '../useModalInstance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AccountTypeIcon } from '../../ui/icons/AccountTypeIcon.tsx'
import { ListItem } from '../../ui/ListItem.tsx'
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

/** The type of an account, and how it is changed, as `useAccountType` returns it. */
export interface AccountTypeItemProps {
  readonly account: {
    readonly type: AccountType | undefined
    readonly canChange: boolean
    readonly setType: (type: 'eoa' | 'smartAccount') => Promise<void>
    readonly pendingType: AccountType | undefined
    readonly isPending: boolean
  }
}

/** Changes the type of the account, where the wallet can be a smart account. A failure is told in a toast. */
export function AccountTypeItem({ account }: AccountTypeItemProps): ReactNode {
  const { toasts } = useModalInstance().controllers
  const { canChange, isPending, pendingType, setType, type } = account
  const { t } = useMessages()
  if (!canChange) return null
  const change = async (next: 'eoa' | 'smartAccount'): Promise<void> => {
    try {
      await setType(next)
    } catch (cause) {
      toasts.show({ variant: 'error', code: toModalError(cause, 'request.failed').code })
    }
  }
  return (
    <ListItem
      title={t('account.type')}
      media={isPending ? <Spinner /> : <AccountTypeIcon />}
      trailing={
        <SegmentedChoice
          label={t('account.type')}
          choices={[
            { id: 'smartAccount', label: t('account.typeSmart') },
            { id: 'eoa', label: t('account.typeStandard') },
          ]}
          selected={(pendingType ?? type) === 'smartAccount' ? 'smartAccount' : 'eoa'}
          disabled={isPending}
          onSelect={(next) => void change(next)}
          testId="lk-account-type"
        />
      }
      testId="lk-account-type"
    />
  )
}
