import type { ReactNode } from 'react'
import './State.css'
import { commonMessages } from '../messages/common.ts'

/** What a part shows while it waits: nothing for 120 ms, then lines about as high as what will come. */
export function Skeleton({ lines = 4 }: { readonly lines?: number | undefined }): ReactNode {
  return (
    <div className="skeleton" aria-busy="true" role="status" aria-label={commonMessages.loading}>
      {Array.from({ length: lines }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  )
}
