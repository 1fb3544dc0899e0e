import type { OperatorRole } from '@latchkey/protocol/operator'
import type { LinkProps } from '@tanstack/react-router'
import { shellMessages } from '../messages/shell.ts'
import type { IconName } from '../parts/Icon.tsx'

/** A link of the side navigation. */
export interface NavigationItem {
  readonly to: NonNullable<LinkProps['to']>
  readonly icon: IconName
  readonly label: string
  /** The least role that sees it. Default: every operator. */
  readonly role?: OperatorRole | undefined
  /** A part of the path of all pages that belong to it. Default: only its own page. */
  readonly section?: string | undefined
}

/** The pages of a project. Their paths begin with `/p/$project`. */
export const projectNavigation: readonly NavigationItem[] = [
  { to: '/p/$project/analytics', icon: 'chart', label: shellMessages.analytics, section: '/analytics' },
  { to: '/p/$project/users', icon: 'users', label: shellMessages.users, section: '/users' },
  { to: '/p/$project/sign-ins', icon: 'key', label: shellMessages.signIns, section: '/sign-ins' },
  {
    to: '/p/$project/settings/general',
    icon: 'settings',
    label: shellMessages.settings,
    section: '/settings/',
  },
]

/** The pages of the cloud. */
export const cloudNavigation: readonly NavigationItem[] = [
  { to: '/', icon: 'home', label: shellMessages.overview },
  { to: '/projects', icon: 'grid', label: shellMessages.projects, section: '/projects' },
  { to: '/health', icon: 'pulse', label: shellMessages.health, section: '/health' },
  { to: '/catalogue', icon: 'wallet', label: shellMessages.catalogue, section: '/catalogue' },
  { to: '/alerts', icon: 'warn', label: shellMessages.alerts, section: '/alerts' },
  { to: '/operators', icon: 'operators', label: shellMessages.operators, role: 'owner' },
  { to: '/audit', icon: 'log', label: shellMessages.audit, role: 'owner' },
  { to: '/server', icon: 'laptop', label: shellMessages.server, role: 'owner' },
]
