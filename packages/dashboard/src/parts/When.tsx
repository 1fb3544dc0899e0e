import type { ReactNode } from 'react'
import { formatDistance, formatExactTime } from '../messages/format.ts'
import { useNow } from './useNow.ts'

/** A time as its distance from now, with the exact one in a tooltip. */
export function When({ time }: { readonly time: number }): ReactNode {
  return (
    <time dateTime={new Date(time).toISOString()} title={formatExactTime(time)}>
      {formatDistance(time, useNow())}
    </time>
  )
}
