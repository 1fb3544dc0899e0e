import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import '../../parts/Split.css'
import './Alerts.css'
import { alertsMessages } from '../../messages/alerts.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { Chip } from '../../parts/Chip.tsx'
import { Page } from '../../parts/Page.tsx'
import { useMay } from '../../session/useMay.ts'

const sections = [
  { id: 'open', to: '/alerts' },
  { id: 'rules', to: '/alerts/rules' },
  { id: 'deliveries', to: '/alerts/deliveries' },
] as const

/** The frame of the pages of alerts. */
export function AlertsFrame({
  actions,
  children,
  lead,
  section,
}: {
  readonly section: (typeof sections)[number]['id']
  readonly lead: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const canEdit = useMay('editor')
  return (
    <Page
      title={alertsMessages.title}
      actions={<Chip>{canEdit ? settingsMessages.mayChange : settingsMessages.readOnly}</Chip>}
    >
      <div className="split">
        <nav className="split-nav" aria-label={alertsMessages.sectionsLabel}>
          {sections.map(({ id, to }) => (
            <Link key={id} to={to} activeOptions={{ exact: true }}>
              {alertsMessages.sections[id]}
            </Link>
          ))}
        </nav>
        <div className="grid">
          <div className="alerts-head">
            <div>
              <h2>{alertsMessages.sections[section]}</h2>
              <p className="lead">{lead}</p>
            </div>
            {actions}
          </div>
          {children}
        </div>
      </div>
    </Page>
  )
}
