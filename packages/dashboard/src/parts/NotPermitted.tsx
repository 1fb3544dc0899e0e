import type { OperatorRole } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import './State.css'
import { commonMessages } from '../messages/common.ts'
import { Badge } from './Badge.tsx'

/** What a page shows to operators of a lesser role than the least one that may see it. */
export function NotPermitted({ least }: { readonly least: OperatorRole }): ReactNode {
  return (
    <div className="state">
      <Badge icon="key" />
      <h2>{commonMessages.notPermitted.needs(least)}</h2>
      <p>{commonMessages.notPermitted.page(least)}</p>
    </div>
  )
}
