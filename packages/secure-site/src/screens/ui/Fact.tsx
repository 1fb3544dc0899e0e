import type { ReactNode } from 'react'

/** Facts in pairs. */
export function FactList({ children }: { readonly children: ReactNode }): ReactNode {
  return <dl className="facts">{children}</dl>
}

/** A fact: its name, and its value at the end of the line or, if it is long, below. */
export function Fact(props: {
  readonly name: string
  readonly children: ReactNode
  readonly isStacked?: boolean | undefined
}): ReactNode {
  const { children, isStacked = false, name } = props
  return (
    <div className={isStacked ? 'fact fact-stacked' : 'fact'}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
