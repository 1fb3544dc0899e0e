import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import './Menu.css'
import './MenuChoice.css'
import { Icon } from './Icon.tsx'

/** A choice of a menu that may be impossible now, which it explains. */
export function MenuChoice({
  children,
  isChosen = false,
  onSelect,
  reason,
}: {
  readonly isChosen?: boolean | undefined
  readonly onSelect: () => void
  /** Why it cannot be chosen. Default: it can. */
  readonly reason?: string | undefined
  readonly children: ReactNode
}): ReactNode {
  return (
    <Base.Item className="menu-item" disabled={reason !== undefined} onClick={onSelect}>
      <span>
        {children}
        {reason !== undefined && <small className="menu-reason">{reason}</small>}
      </span>
      {isChosen && (
        <span className="menu-end">
          <Icon name="tick" size={16} />
        </span>
      )}
    </Base.Item>
  )
}
