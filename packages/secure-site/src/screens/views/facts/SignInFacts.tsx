import type { ReactNode } from 'react'
import type { ApprovalFacts } from '../../Facts.ts'
import { PlainText } from '../../ui/PlainText.tsx'
import { FactBox } from './FactBox.tsx'

/** Where a sign-in leads, and all of its message, close enough to be read without scrolling. */
export function SignInFacts({ facts }: { readonly facts: ApprovalFacts & { readonly kind: 'signIn' } }): ReactNode {
  return (
    <FactBox title="facts.signIn">
      <bdi className="domain" dir="ltr">
        {facts.domain}
      </bdi>
      <div className="sign-in">
        <PlainText parts={facts.text} />
      </div>
    </FactBox>
  )
}
