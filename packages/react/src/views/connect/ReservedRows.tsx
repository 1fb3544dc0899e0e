import type { ReactNode } from 'react'

/** Reserves the space of rows that are still loading. */
export function ReservedRows({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null
  return (
    <li aria-hidden="true" style={{ blockSize: `calc(${count} * (var(--lk-row) + var(--lk-gap)) - var(--lk-gap))` }} />
  )
}
