import { amountDigits, formatAmount } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useBalance } from '../../hooks/useBalance.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { RetryIcon } from '../../ui/icons/RetryIcon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toDisplayText } from '../../ui/toDisplayText.ts'
import { useShown } from '../../internals/useShown.ts'
import { useDelayed } from '../../internals/useDelayed.ts'

/** The balance with three decimals (S9.041). If it is unavailable, a toast has said so: a dash and a button remain. */
export function NativeBalance(): ReactNode {
  const { balance, isLoading, error, refetch } = useShown(useBalance())
  const { t, locale } = useMessages()
  const isLate = useDelayed({ active: isLoading })
  if (balance) {
    const amount = formatAmount({
      value: BigInt(balance.value),
      decimals: balance.decimals,
      locale,
      digits: amountDigits.balance,
    })
    return (
      <span className="lk-account-amount" data-long={amount.length > 9 || undefined} dir="ltr">
        {amount} <small>{toDisplayText(balance.symbol)}</small>
      </span>
    )
  }
  if (error)
    return (
      <span className="lk-account-none">
        <span aria-hidden="true">—</span>
        <IconButton label={t('common.retry')} onClick={() => void refetch()} testId="lk-account-balance-retry">
          <RetryIcon />
        </IconButton>
      </span>
    )
  if (isLoading) return isLate && <Skeleton shape="balance" />
  // The request is paused because the browser is offline; it resumes when the browser is back online.
  return (
    <span className="lk-account-none" title={t('common.offlineText')}>
      {t('common.offline')}
    </span>
  )
}
