import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { commonMessages } from '../messages/common.ts'
import { shellMessages } from '../messages/shell.ts'
import { Icon } from '../parts/Icon.tsx'
import { Menu, MenuGroup, MenuItem, MenuLine, MenuLink } from '../parts/Menu.tsx'
import { Picture } from '../parts/Picture.tsx'
import { useLogOut } from '../session/useLogOut.ts'
import { useOperator } from '../session/useOperator.ts'
import { themes } from '../theme/themes.ts'
import { useTheme } from '../theme/useTheme.ts'

/** The operator, the theme, and the way out. */
export function AccountMenu(): ReactNode {
  const { operator } = useOperator()
  const [theme, chooseTheme] = useTheme()
  const logOut = useLogOut()
  return (
    <Menu
      side="top"
      trigger={
        <button type="button" className="account">
          <Picture id={operator.id} name={operator.email} isRound />
          <span className="clip">
            {operator.email}
            <small>{commonMessages.roles[operator.role]}</small>
          </span>
          <span className="hidden">{shellMessages.accountMenu}</span>
          <Icon name="more" size={16} />
        </button>
      }
    >
      <MenuLink
        link={
          <Link to="/me">
            <Icon name="key" />
            {shellMessages.account}
          </Link>
        }
      />
      <MenuLine />
      <MenuGroup title={shellMessages.theme}>
        {themes.map((each) => (
          <MenuItem key={each} isChosen={each === theme} onSelect={() => chooseTheme(each)}>
            {shellMessages.themes[each]}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuLine />
      <MenuItem icon="out" onSelect={() => logOut.mutate()}>
        {shellMessages.logOut}
      </MenuItem>
    </Menu>
  )
}
