import { operatorRoles } from '@latchkey/protocol/operator'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { commonMessages } from '../messages/common.ts'
import { shellMessages } from '../messages/shell.ts'
import { Icon } from '../parts/Icon.tsx'
import { useOperator } from '../session/useOperator.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { cloudNavigation, type NavigationItem, projectNavigation } from './navigation.ts'
import { ProjectMenu } from './ProjectMenu.tsx'

/** The links to the pages that the operator may see. */
export function Navigation(): ReactNode {
  const { operator } = useOperator()
  const { project } = useParams({ strict: false })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isVisible = ({ role = 'viewer' }: NavigationItem): boolean =>
    operatorRoles.indexOf(operator.role) >= operatorRoles.indexOf(role)
  const toLink = ({ icon, label, section, to }: NavigationItem): ReactNode => (
    <Link
      key={to}
      to={to}
      params={project === undefined ? {} : { project }}
      className="nav"
      activeOptions={{ exact: true, includeSearch: false }}
      {...(section !== undefined && path.includes(section) ? { 'aria-current': 'true' as const } : {})}
    >
      <Icon name={icon} />
      {label}
    </Link>
  )
  return (
    <>
      <div className="brand">
        <span className="mark">
          <Icon name="latchkey" size={16} />
        </span>
        {commonMessages.product}
      </div>
      <ProjectMenu />
      <nav aria-label={shellMessages.navigation}>
        {project !== undefined && projectNavigation.length > 0 && (
          <>
            <div className="nav-group">{shellMessages.project}</div>
            {projectNavigation.filter(isVisible).map(toLink)}
          </>
        )}
        <div className="nav-group">{shellMessages.cloud}</div>
        {cloudNavigation.filter(isVisible).map(toLink)}
      </nav>
      <AccountMenu />
    </>
  )
}
