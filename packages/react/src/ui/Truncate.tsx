import type { ReactNode } from 'react'
import { truncateMiddle } from './truncateMiddle.ts'

export interface TruncateProps {
  /** An address, a hash, a code. */
  readonly text: string
}

/** An address in short, written left to right in every language; the whole one shows under the pointer. */
export function Truncate({ text }: TruncateProps): ReactNode {
  return (
    <bdi dir="ltr" title={text}>
      {truncateMiddle({ text })}
    </bdi>
  )
}
