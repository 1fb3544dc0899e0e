import { adminGetProject, adminPatchProject, adminProjectConflictSchema } from '@latchkey/protocol/project'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { safeParse } from 'valibot'
import { isApiFailure } from '../../../api/isApiFailure.ts'
import { useApi } from '../../../api/useApi.ts'
import { settingsMessages } from '../../../messages/settings.ts'
import { useStoreProject } from '../../../session/useStoreProject.ts'
import { Conflict } from './Conflict.tsx'
import { countChanges, describeChanges } from './describeChanges.ts'
import { ReviewForm } from './ReviewForm.tsx'
import type { Draft } from './useDraft.ts'

/** Shows the difference before it is saved, and the versions if others have saved first. */
export function ReviewDialog({
  draft,
  onClose,
  onSaved,
}: {
  readonly draft: Draft
  readonly onClose: () => void
  readonly onSaved: () => void
}): ReactNode {
  const { base, change } = draft
  const api = useApi()
  const queryClient = useQueryClient()
  const storeProject = useStoreProject()
  const [reason, setReason] = useState('')
  const lines = describeChanges(base, change)
  const count = countChanges(lines)
  const save = useMutation({
    mutationFn: () =>
      api.call(adminPatchProject, {
        parameters: { project: base.key },
        body: { change, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) },
        revision: base.revision,
      }),
    onSuccess: async (project) => {
      await storeProject(project)
      onSaved()
    },
  })
  const conflict = isApiFailure(save.error, 'project_conflict')
    ? safeParse(adminProjectConflictSchema, save.error.content)
    : undefined
  if (conflict?.success === true) {
    const { before, theirs } = conflict.output
    return (
      <Conflict
        before={before}
        theirs={theirs}
        change={change}
        onClose={onClose}
        onKeep={() => {
          draft.discard()
          void queryClient.invalidateQueries({ queryKey: [adminGetProject.name] })
          onClose()
        }}
        onRebase={() => {
          draft.rebase(theirs)
          save.reset()
        }}
      />
    )
  }
  return (
    <ReviewForm
      title={settingsMessages.reviewTitle(count, base.name)}
      lead={settingsMessages.reviewLead}
      lines={lines}
      warnings={lines.flatMap(({ warning }) => warning ?? [])}
      reason={reason}
      save={save}
      onReason={setReason}
      onClose={onClose}
    />
  )
}
