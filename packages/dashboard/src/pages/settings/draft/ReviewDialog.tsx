import { adminGetProject, adminPatchProject, adminProjectConflictSchema } from '@latchkey/protocol/project'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { safeParse } from 'valibot'
import { isApiFailure } from '../../../api/isApiFailure.ts'
import { useApi } from '../../../api/useApi.ts'
import { commonMessages } from '../../../messages/common.ts'
import { settingsMessages } from '../../../messages/settings.ts'
import { Button } from '../../../parts/Button.tsx'
import { describeFailure } from '../../../parts/describeFailure.ts'
import { Dialog } from '../../../parts/Dialog.tsx'
import { Field } from '../../../parts/Field.tsx'
import { Note } from '../../../parts/Note.tsx'
import { useStoreProject } from '../../../session/useStoreProject.ts'
import { Conflict } from './Conflict.tsx'
import { countChanges, describeChanges } from './describeChanges.ts'
import { Diff } from './Diff.tsx'
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
  const warnings = lines.flatMap(({ warning }) => warning ?? [])
  return (
    <Dialog
      isOpen
      isBusy={save.isPending}
      title={settingsMessages.reviewTitle(count, base.name)}
      lead={settingsMessages.reviewLead}
      onClose={onClose}
    >
      <Diff lines={lines} />
      {[...new Set(warnings)].map((warning) => (
        <Note key={warning}>{warning}</Note>
      ))}
      <Field
        label={settingsMessages.reason}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
      {save.isError && <Note tone="bad">{describeFailure(save.error)}</Note>}
      <div className="dialog-actions">
        <Button kind="ghost" disabled={save.isPending} onClick={onClose}>
          {commonMessages.back}
        </Button>
        <Button kind="ink" isBusy={save.isPending} disabled={count === 0} onClick={() => save.mutate()}>
          {settingsMessages.save(count)}
        </Button>
      </div>
    </Dialog>
  )
}
