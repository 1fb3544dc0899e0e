import type { ReactNode } from 'react'

/** A line of a list of facts: what it is, and its value. */
export function FactRow({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
