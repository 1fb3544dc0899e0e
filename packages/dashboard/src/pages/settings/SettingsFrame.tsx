import { adminProjectChangeSchema, type AdminProject } from '@latchkey/protocol/project'
import { Link, useBlocker, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { safeParse } from 'valibot'
import './Settings.css'
import { settingsMessages } from '../../messages/settings.ts'
import { Button } from '../../parts/Button.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Note } from '../../parts/Note.tsx'
import { Page } from '../../parts/Page.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
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
  // What the cloud would refuse cannot be reviewed. The field says what is wrong.
  const isInvalid = !safeParse(adminProjectChangeSchema, draft.change).success
  const blocker = useBlocker({
    shouldBlockFn: () => count > 0,
    enableBeforeUnload: () => count > 0,
    withResolver: true,
  })
  return (
    <>
      {children({ draft, canEdit })}
      <div role="status">
        {isSaved && count === 0 && (
          <Note tone="good" icon="tick">
            {settingsMessages.saved}
          </Note>
        )}
      </div>
      {count > 0 && (
        <div className="save-bar">
          <span role="status">{settingsMessages.changed(count)}</span>
          <Button kind="ghost" onClick={() => draft.discard()}>
            {settingsMessages.discard}
          </Button>
          <Button kind="ink" disabled={isInvalid} onClick={() => setReviewing(true)}>
            {settingsMessages.review}
          </Button>
        </div>
      )}
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
      {blocker.status === 'blocked' && (
        <Dialog
          isOpen
          isSmall
          title={settingsMessages.leaveTitle}
          lead={settingsMessages.leaveLead(count)}
          onClose={blocker.reset}
        >
          <div className="dialog-actions">
            <Button kind="ghost" onClick={blocker.proceed}>
              {settingsMessages.leave}
            </Button>
            <Button kind="ink" onClick={blocker.reset}>
              {settingsMessages.stay}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
