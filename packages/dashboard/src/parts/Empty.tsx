import type { ReactNode } from 'react'
import './State.css'
import { Badge } from './Badge.tsx'
import type { IconName } from './Icon.tsx'

/** What a part shows instead of nothing: what would be here, and how it gets here. */
export function Empty({
  actions,
  children,
  icon,
  title,
}: {
  readonly icon: IconName
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}): ReactNode {
  return (
    <div className="state">
      <Badge icon={icon} tone="accent" />
      <h2>{title}</h2>
      <p>{children}</p>
      {actions !== undefined && <div className="state-actions">{actions}</div>}
    </div>
  )
}
