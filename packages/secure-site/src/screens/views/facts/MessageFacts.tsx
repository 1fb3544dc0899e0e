import type { ReactNode } from 'react'
import type { ApprovalFacts } from '../../Facts.ts'
import { PlainText } from '../../ui/PlainText.tsx'
import { FactBox } from './FactBox.tsx'

/** A message as it is. Bytes that are no text are shown as such. */
export function MessageFacts({ facts }: { readonly facts: ApprovalFacts & { readonly kind: 'message' } }): ReactNode {
  const { bytes, text } = facts
  return text === undefined ? (
    <FactBox title="facts.bytes">
      <bdi className="bytes" dir="ltr">
        {bytes}
      </bdi>
    </FactBox>
  ) : (
    <FactBox title="facts.message">
      <PlainText parts={text} />
    </FactBox>
  )
}
