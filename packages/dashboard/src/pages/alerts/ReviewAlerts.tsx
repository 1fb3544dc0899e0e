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
import { ConflictDialog } from '../settings/draft/ConflictDialog.tsx'
import { countChanges } from '../settings/draft/describeChanges.ts'
import { ReviewForm } from '../settings/draft/ReviewForm.tsx'
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
    <ReviewForm
      title={alertsMessages.reviewTitle(count)}
      lead={alertsMessages.reviewLead}
      lines={lines}

      reason={reason}
      save={save}
      onReason={setReason}
      onClose={onClose}
    />
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
