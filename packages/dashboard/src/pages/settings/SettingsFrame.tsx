import { adminProjectChangeSchema, type AdminProject } from '@latchkey/protocol/project'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { safeParse } from 'valibot'
import '../../parts/Split.css'
import { settingsMessages } from '../../messages/settings.ts'
import { Chip } from '../../parts/Chip.tsx'
import { Page } from '../../parts/Page.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { SaveBar } from '../../parts/SaveBar.tsx'
import { useMay } from '../../session/useMay.ts'
import { useProject } from '../../session/useProject.ts'
import { countChanges, describeChanges } from './draft/describeChanges.ts'
import { ReviewDialog } from './draft/ReviewDialog.tsx'
import { type Draft, useDraft } from './draft/useDraft.ts'

const sections = ['general', 'origins', 'keys', 'features', 'relay', 'analytics'] as const

/** The name of a page of settings. */
export type SettingsSection = (typeof sections)[number]

/** What a page of settings gets. */
export interface SettingsPart {
  readonly draft: Draft
  /** Whether the operator may change settings. */
  readonly canEdit: boolean
}

/** The frame of a project's settings: their pages, and what is changed and not saved. */
export function SettingsFrame({
  children,
  lead,
  section,
}: {
  readonly section: SettingsSection
  readonly lead: string
  readonly children: (part: SettingsPart) => ReactNode
}): ReactNode {
  const project = useProject()
  const { project: key } = useParams({ from: '/inside/p/$project' })
  const canEdit = useMay('editor')
  return (
    <Page
      title={settingsMessages.title}
      actions={<Chip>{canEdit ? settingsMessages.mayChange : settingsMessages.readOnly}</Chip>}
    >
      <div className="split">
        <nav className="split-nav" aria-label={settingsMessages.sectionsLabel}>
          {sections.map((each) => (
            <Link key={each} to={`/p/$project/settings/${each}`} params={{ project: key }}>
              {settingsMessages.sections[each]}
            </Link>
          ))}
        </nav>
        <div className="grid">
          <div>
            <h2>{settingsMessages.sections[section]}</h2>
            <p className="lead">{lead}</p>
          </div>
          <QueryView query={project} lines={6}>
            {(data) => (
              <Drafting key={data.key} newest={data} canEdit={canEdit}>
                {children}
              </Drafting>
            )}
          </QueryView>
        </div>
      </div>
    </Page>
  )
}

function Drafting({
  canEdit,
  children,
  newest,
}: {
  readonly newest: AdminProject
  readonly canEdit: boolean
  readonly children: (part: SettingsPart) => ReactNode
}): ReactNode {
  const draft = useDraft(newest)
  const [isReviewing, setReviewing] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const count = countChanges(describeChanges(draft.base, draft.change))
  const isInvalid = !safeParse(adminProjectChangeSchema, draft.change).success
  return (
    <>
      {children({ draft, canEdit })}
      <SaveBar
        count={count}
        isInvalid={isInvalid}
        isSaved={isSaved}
        leaveLead={settingsMessages.leaveLead(count)}
        onDiscard={() => draft.discard()}
        onReview={() => setReviewing(true)}
      />
      {isReviewing && (
        <ReviewDialog
          draft={draft}
          onClose={() => setReviewing(false)}
          onSaved={() => {
            setReviewing(false)
            setSaved(true)
            draft.discard()
          }}
        />
      )}
    </>
  )
}
