import type { ReactNode } from 'react'
import type { MessageKey } from '../../../messages/Messages.ts'
import { useTexts } from '../../ui/TextsContext.ts'

/** A box with what is asked. */
export function FactBox(props: {
  readonly title: MessageKey
  readonly children: ReactNode
  /** Which of several it is. */
  readonly step?: { readonly number: number; readonly count: number } | undefined
}): ReactNode {
  const { children, step, title } = props
  const { t } = useTexts()
  return (
    <section className="box">
      <div className="box-title">
        <h2>
          {t(title)}
          {step !== undefined && <span className="step">{t('facts.step', step)}</span>}
        </h2>
      </div>
      {children}
    </section>
  )
}
