import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import './Menu.css'
import { Icon, type IconName } from './Icon.tsx'

/** A list of actions or choices under a button. */
export function Menu({
  align = 'start',
  children,
  side = 'bottom',
  trigger,
}: {
  /** The button. It gets the state and the handlers of the menu. */
  readonly trigger: ReactElement
  readonly side?: 'bottom' | 'top' | undefined
  readonly align?: 'start' | 'end' | undefined
  /** `MenuItem`, `MenuLink`, `MenuGroup`. */
  readonly children: ReactNode
}): ReactNode {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="menu-place" side={side} align={align} sideOffset={6}>
          <Base.Popup className="menu">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** An action of a menu. */
export function MenuItem({
  children,
  icon,
  isChosen = false,
  onSelect,
}: {
  readonly icon?: IconName | undefined
  /** Whether it is the choice that holds now. */
  readonly isChosen?: boolean | undefined
  readonly onSelect: () => void
  readonly children: ReactNode
}): ReactNode {
  return (
    <Base.Item className="menu-item" onClick={onSelect}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
      {isChosen && (
        <span className="menu-end">
          <Icon name="tick" size={16} />
        </span>
      )}
    </Base.Item>
  )
}

/** A link of a menu. */
export function MenuLink({ link }: { readonly link: ReactElement }): ReactNode {
  return <Base.LinkItem className="menu-item" closeOnClick render={link} />
}

/** Items under a title. */
export function MenuGroup({ children, title }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <Base.Group>
      <Base.GroupLabel className="menu-group">{title}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

/** A line between items. */
export function MenuLine(): ReactNode {
  return <Base.Separator className="menu-line" />
}
