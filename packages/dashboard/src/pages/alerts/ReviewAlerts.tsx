import {
  adminAlertConflictSchema,
  adminGetAlertSettings,
  adminPatchAlertSettings,
  alertRuleNames,
  type AlertSettings,
} from '@latchkey/protocol/operator'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { safeParse } from 'valibot'
import { isApiFailure } from '../../api/isApiFailure.ts'
import { readEndpoint } from '../../api/readEndpoint.ts'
import { useApi } from '../../api/useApi.ts'
import { alertsMessages } from '../../messages/alerts.ts'
import { commonMessages } from '../../messages/common.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { Button } from '../../parts/Button.tsx'
import { describeFailure } from '../../parts/describeFailure.ts'
import { Dialog } from '../../parts/Dialog.tsx'
import { Field } from '../../parts/Field.tsx'
import { Note } from '../../parts/Note.tsx'
import { ConflictDialog } from '../settings/draft/ConflictDialog.tsx'
import { countChanges } from '../settings/draft/describeChanges.ts'
import { Diff } from '../settings/draft/Diff.tsx'
import { type AlertDraft, applyAlertChange, describeAlertChanges, describeRule } from './alertDraft.ts'

/** Shows the difference before it is saved, and the versions if others have saved first. */
export function ReviewAlerts({
  draft,
  onClose,
  onSaved,
}: {
  readonly draft: AlertDraft
  readonly onClose: () => void
  readonly onSaved: () => void
}): ReactNode {
  const { base, change } = draft
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = readEndpoint(api, adminGetAlertSettings, {})
  const [reason, setReason] = useState('')
  const lines = describeAlertChanges(base, change)
  const count = countChanges(lines)
  const save = useMutation({
    mutationFn: () =>
      api.call(adminPatchAlertSettings, {
        body: { change, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) },
        revision: base.revision,
      }),
    onSuccess: (settings) => {
      queryClient.setQueryData(queryKey, settings)
      onSaved()
    },
  })
  const conflict = isApiFailure(save.error, 'alerts_conflict')
    ? safeParse(adminAlertConflictSchema, save.error.content)
    : undefined
  if (conflict?.success === true) {
    const { theirs } = conflict.output
    const versions = { before: base, theirs, yours: applyAlertChange(theirs, change) }
    return (
      <ConflictDialog
        title={alertsMessages.conflictTitle}
        rows={listClashes(versions, draft)}
        onClose={onClose}
        onKeep={() => {
          draft.discard()
          queryClient.setQueryData(queryKey, theirs)
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
    <Dialog
      isOpen
      isBusy={save.isPending}
      title={alertsMessages.reviewTitle(count)}
      lead={alertsMessages.reviewLead}
      onClose={onClose}
    >
      <Diff lines={lines} />
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

/** What both have changed, in words. */
function listClashes(
  versions: { readonly before: AlertSettings; readonly theirs: AlertSettings; readonly yours: AlertSettings },
  { change }: AlertDraft,
) {
  const { before, theirs, yours } = versions
  const toRow = (label: string, describe: (settings: AlertSettings) => string) => ({
    label,
    before: describe(before),
    theirs: describe(theirs),
    yours: describe(yours),
  })
  const rules =
    change.rules === undefined
      ? []
      : alertRuleNames.map((name) =>
          toRow(alertsMessages.ruleNames[name], ({ rules: each }) => describeRule(name, each)),
        )
  const mails =
    change.mails === undefined
      ? []
      : [toRow(alertsMessages.mails, ({ mails: each }) => each.join(', ') || alertsMessages.nothing)]
  return [...rules, ...mails].filter((row) => row.before !== row.theirs && row.before !== row.yours)
}
