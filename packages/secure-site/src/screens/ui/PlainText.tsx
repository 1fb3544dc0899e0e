import type { ReactNode } from 'react'
import type { TextPart } from '../Facts.ts'
import { useTexts } from './TextsContext.ts'

/** A stranger's text as it is, with the names of characters that nothing shows. Its direction does not reach what is around it. */
export function PlainText({ parts }: { readonly parts: readonly TextPart[] }): ReactNode {
  const { t } = useTexts()
  return (
    <bdi className="plain" dir="auto">
      {parts.map(({ isHidden, text }, index) =>
        isHidden ? (
          <span key={index} className="hidden-character" title={t('facts.hidden', { name: text })}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </bdi>
  )
}
