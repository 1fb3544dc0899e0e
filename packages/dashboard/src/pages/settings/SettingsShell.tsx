import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import '../../parts/Split.css'
import { settingsMessages } from '../../messages/settings.ts'
import { Chip } from '../../parts/Chip.tsx'
import { Page } from '../../parts/Page.tsx'
import { useMay } from '../../session/useMay.ts'

const sections = [
  'general',
  'origins',
  'keys',
  'features',
  'logins',
  'mails',
  'sponsorship',
  'relay',
  'analytics',
] as const

/** The name of a page of settings. */
export type SettingsSection = (typeof sections)[number]

/** The title of a project's settings, the links to their pages, and one page. */
export function SettingsShell({
  children,
  lead,
  section,
}: {
  readonly section: SettingsSection
  readonly lead: string
  readonly children: ReactNode
}): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const canEdit = useMay('editor')
  return (
    <Page
      title={settingsMessages.title}
      actions={<Chip>{canEdit ? settingsMessages.mayChange : settingsMessages.readOnly}</Chip>}
    >
      <div className="split">
        <nav className="split-nav" aria-label={settingsMessages.sectionsLabel}>
          {sections.map((each) => (
            <Link key={each} to={`/p/$project/settings/${each}`} params={{ project }}>
              {settingsMessages.sections[each]}
            </Link>
          ))}
        </nav>
        <div className="grid">
          <div>
            <h2>{settingsMessages.sections[section]}</h2>
            <p className="lead">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </Page>
  )
}
