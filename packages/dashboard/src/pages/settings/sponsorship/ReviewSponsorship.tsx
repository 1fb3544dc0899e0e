import {
  adminGetSponsorship,
  type AdminSponsorship,
  type AdminSponsorshipNetwork,
  adminUpdateSponsorship,
} from '@latchkey/protocol/project'
import { useMutation } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { isApiFailure } from '../../../api/isApiFailure.ts'
import { useApi } from '../../../api/useApi.ts'
import { sponsorshipMessages as texts } from '../../../messages/sponsorship.ts'
import { ConflictDialog } from '../draft/ConflictDialog.tsx'
import { countChanges } from '../draft/describeChanges.ts'
import { ReviewForm } from '../draft/ReviewForm.tsx'
import {
  describeCall,
  describeRules,
  limitNames,
  type RuleTexts,
  type SponsorshipDraft,
  toChange,
  toTexts,
} from './sponsorshipDraft.ts'
import { useStoreSponsorship } from './useStoreSponsorship.ts'

/** Shows the difference before it is saved, and the versions if others have saved first. */
export function ReviewSponsorship(props: {
  readonly draft: SponsorshipDraft
  /** Of the network. */
  readonly name: string
  readonly onClose: () => void
  readonly onSaved: () => void
}): ReactNode {
  const { draft, name, onClose, onSaved } = props
  const { base, rules } = draft
  const { project } = useParams({ from: '/inside/p/$project' })
  const api = useApi()
  const store = useStoreSponsorship()
  const [reason, setReason] = useState('')
  /** What the cloud has since others have saved. */
  const [newer, setNewer] = useState<{ readonly all: AdminSponsorship; readonly theirs: AdminSponsorshipNetwork }>()
  const lines = describeRules(base, rules)
  const count = countChanges(lines)
  const save = useMutation({
    mutationFn: async () => {
      const body = { ...toChange(base, rules), ...(reason.trim() === '' ? {} : { reason: reason.trim() }) }
      const parameters = { project, network: base.chainId }
      try {
        return await api.call(adminUpdateSponsorship, { parameters, body, revision: base.revision })
      } catch (error) {
        if (!isApiFailure(error, 'sponsorship_conflict')) throw error
        const all = await api.call(adminGetSponsorship, { parameters: { project } })
        const theirs = all.networks.find(({ chainId }) => chainId === base.chainId)
        if (theirs !== undefined) setNewer({ all, theirs })
        else store(all)
        return undefined
      }
    },
    onSuccess: (sponsorship) => {
      if (sponsorship === undefined) return
      store(sponsorship)
      onSaved()
    },
  })
  if (newer !== undefined) {
    const { all, theirs } = newer
    return (
      <ConflictDialog
        title={texts.conflictTitle}
        rows={listClashes(toTexts(base), toTexts(theirs), rules)}
        onClose={onClose}
        onKeep={() => {
          store(all)
          draft.discard()
          onClose()
        }}
        onRebase={() => {
          store(all)
          draft.rebase(theirs)
          setNewer(undefined)
        }}
      />
    )
  }
  return (
    <ReviewForm
      title={texts.reviewTitle(count, name)}
      lead={texts.reviewLead}
      lines={lines}
      warnings={[
        ...(base.revision === 0 ? [texts.deletedReview] : []),
        ...lines.flatMap(({ warning }) => warning ?? []),
      ]}
      reason={reason}
      save={save}
      onReason={setReason}
      onClose={onClose}
    />
  )
}

/** What both have changed, in words. */
function listClashes(before: RuleTexts, theirs: RuleTexts, yours: RuleTexts) {
  const toRow = (label: string, describe: (rules: RuleTexts) => string) => ({
    label,
    before: describe(before) || '–',
    theirs: describe(theirs) || '–',
    yours: describe(yours) || '–',
  })
  const rows = [
    ...limitNames.map((name) => toRow(texts.fields[name], ({ limits }) => limits[name])),
    toRow(texts.calls, ({ calls }) => calls.map(describeCall).join(', ')),
    toRow(texts.paymasters, ({ paymasterUrls }) => paymasterUrls.join(', ')),
  ]
  return rows.filter((row) => row.before !== row.theirs && row.before !== row.yours)
}
