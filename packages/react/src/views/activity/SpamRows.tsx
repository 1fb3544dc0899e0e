import type { Transaction } from '@latchkey/core'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { ChevronDownIcon } from '../../ui/icons/ChevronDownIcon.tsx'
import { ActivityRows, type ActivityRowsProps } from './ActivityRows.tsx'

/** The number of transactions that look like spam, and on request these (S1.020). */
export function SpamRows({
  spam,
  ...shared
}: Pick<ActivityRowsProps, 'formats' | 'onIntent' | 'onSelect'> & {
  readonly spam: readonly Transaction[]
}): ReactNode {
  const { t } = useMessages()
  const [isShown, setIsShown] = useState(false)
  if (spam.length === 0) return null
  const label = t('activity.spam', { count: spam.length })
  return (
    <section>
      <button
        type="button"
        className="lk-activity-spam"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
        data-testid="lk-activity-spam"
      >
        {label}
        <ChevronDownIcon />
      </button>
      {isShown && <ActivityRows label={label} transactions={spam} isSpam {...shared} />}
    </section>
  )
}
