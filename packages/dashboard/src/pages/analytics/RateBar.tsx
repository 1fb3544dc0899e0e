import type { ReactNode } from 'react'
import { formatShare } from '../../messages/format.ts'

/** A share with a bar that is as long. */
export function RateBar({ part, whole }: { readonly part: number; readonly whole: number }): ReactNode {
  return (
    <span className="rate">
      <span className="rate-bar">
        <i style={{ width: `${whole === 0 ? 0 : (part / whole) * 100}%` }} />
      </span>
      <span>{formatShare(part, whole)}</span>
    </span>
  )
}
