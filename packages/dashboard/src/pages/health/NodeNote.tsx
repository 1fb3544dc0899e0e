import type { ReactNode } from 'react'
import { healthMessages } from '../../messages/health.ts'
import { When } from '../../parts/When.tsx'

/** Says whose figures these are, and since when they are counted. */
export function NodeNote({ startedAt }: { readonly startedAt: number }): ReactNode {
  const { after, before } = healthMessages.node
  return (
    <p className="cap">
      {before}
      <When time={startedAt} />
      {after}
    </p>
  )
}
