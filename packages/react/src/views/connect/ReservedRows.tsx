import type { ReactNode } from 'react'

const style = {
  blockSize: 'var(--lk-row)',
  borderRadius: 'var(--lk-radius-row)',
  background: 'var(--lk-bg-sunken)',
}

/** Empty rows in the place of those that are still loading, so that the list neither jumps nor has a gap. */
export function ReservedRows({ count }: { readonly count: number }): ReactNode {
  return Array.from({ length: count }, (_, index) => <li key={index} aria-hidden="true" style={style} />)
}
