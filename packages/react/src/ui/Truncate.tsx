import type { ReactNode } from 'react'
import { truncateMiddle } from './truncateMiddle.ts'

export interface TruncateProps {
  /** An address, hash or code. */
  readonly text: string
}

/** A shortened address, left to right in every language; the full one is its tooltip. */
export function Truncate({ text }: TruncateProps): ReactNode {
  return (
    <bdi dir="ltr" title={text}>
      {truncateMiddle({ text })}
    </bdi>
  )
}
