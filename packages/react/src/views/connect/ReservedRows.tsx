import type { ReactNode } from 'react'

/** Keeps the place of rows to come, so that nothing moves when they do. */
export function ReservedRows({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null
  return (
    <li aria-hidden="true" style={{ blockSize: `calc(${count} * (var(--lk-row) + var(--lk-gap)) - var(--lk-gap))` }} />
  )
}
