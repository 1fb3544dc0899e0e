import type { ReactNode } from 'react'
import { useMessages } from '../messages/useMessages.ts'
import { useStyles } from '../theme/useStyles.ts'
import { dividerStyles } from './Divider.styles.ts'

/** A divider between two ways to do the same thing. */
export function Divider(): ReactNode {
  useStyles(dividerStyles)
  const { t } = useMessages()
  return <div className="lk-divider">{t('common.or')}</div>
}
