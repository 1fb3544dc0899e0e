import { adminProjectChangeSchema, type AdminProject } from '@latchkey/protocol/project'
import type { ReactNode } from 'react'
import { safeParse } from 'valibot'
import { settingsMessages } from '../../messages/settings.ts'
import { QueryView } from '../../parts/QueryView.tsx'
import { SaveReview } from '../../parts/SaveReview.tsx'
import { useMay } from '../../session/useMay.ts'
import { useProject } from '../../session/useProject.ts'
import { countChanges, describeChanges } from './draft/describeChanges.ts'
import { ReviewDialog } from './draft/ReviewDialog.tsx'
import { type Draft, useDraft } from './draft/useDraft.ts'
import { type SettingsSection, SettingsShell } from './SettingsShell.tsx'

/** What a page of settings gets. */
export interface SettingsPart {
  readonly draft: Draft
  /** Whether the operator may change settings. */
  readonly canEdit: boolean
}

/** A page of a project's settings, and what is changed on it and not saved. */
export function SettingsFrame({
  children,
  ...shell
}: {
  readonly section: SettingsSection
  readonly lead: string
  readonly children: (part: SettingsPart) => ReactNode
}): ReactNode {
  const project = useProject()
  const canEdit = useMay('editor')
  return (
    <SettingsShell {...shell}>
      <QueryView query={project} lines={6}>
        {(data) => (
          <Drafting key={data.key} newest={data} canEdit={canEdit}>
            {children}
          </Drafting>
        )}
      </QueryView>
    </SettingsShell>
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
  const count = countChanges(describeChanges(draft.base, draft.change))
  const isInvalid = !safeParse(adminProjectChangeSchema, draft.change).success
  return (
    <>
      {children({ draft, canEdit })}
      <SaveReview
        count={count}
        isInvalid={isInvalid}
        leaveLead={settingsMessages.leaveLead(count)}
        onDiscard={() => draft.discard()}
      >
        {(review) => <ReviewDialog draft={draft} {...review} />}
      </SaveReview>
    </>
  )
}
