import type { ReactNode } from 'react'
import type { MessageKey } from '../../../messages/Messages.ts'
import { useTexts } from '../../ui/TextsContext.ts'

/** A box with what is asked. */
export function FactBox(props: {
  readonly title: MessageKey
  readonly children: ReactNode
  /** Says that no trial run has told what will change. */
  readonly isUnchecked?: boolean
  /** Which of several it is. */
  readonly step?: { readonly number: number; readonly count: number } | undefined
}): ReactNode {
  const { children, isUnchecked = false, step, title } = props
  const { t } = useTexts()
  return (
    <section className="box">
      <div className="box-title">
        <h2>
          {t(title)}
          {step !== undefined && <span className="step">{t('facts.step', step)}</span>}
        </h2>
        {isUnchecked && <span className="unchecked">{t('approve.unchecked')}</span>}
      </div>
      {children}
    </section>
  )
}
