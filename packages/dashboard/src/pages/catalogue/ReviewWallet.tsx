import {
  adminAddCatalogueWallet,
  adminCatalogueConflictSchema,
  adminChangeCatalogueWallet,
  type EditedWallet,
  type OwnWallet,
} from '@latchkey/protocol/operator'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { safeParse } from 'valibot'
import { ApiFailure } from '../../api/ApiFailure.ts'
import { isApiFailure } from '../../api/isApiFailure.ts'
import { useApi } from '../../api/useApi.ts'
import { catalogueMessages } from '../../messages/catalogue.ts'
import { ConflictDialog } from '../settings/draft/ConflictDialog.tsx'
import { type ChangeLine, countChanges } from '../settings/draft/describeChanges.ts'
import { mergeFields } from '../settings/draft/mergeVersions.ts'
import { ReviewForm } from '../settings/draft/ReviewForm.tsx'
import { describeText, toTexts, walletFields, type WalletErrors, type WalletTexts } from './walletTexts.ts'

/** Shows the difference before it is saved, and the versions if others have saved first. */
export function ReviewWallet(props: {
  /** Absent for a new wallet. */
  readonly base: EditedWallet | undefined
  readonly lines: readonly ChangeLine[]
  readonly texts: WalletTexts
  readonly wallet: OwnWallet
  readonly onClose: () => void
  /** The cloud refused fields. */
  readonly onRefuse: (reasons: WalletErrors) => void
  /** Discards the own change. */
  readonly onKeep: (theirs: EditedWallet) => void
  /** Continues with the own change, on top of theirs. */
  readonly onRebase: (theirs: EditedWallet) => void
  readonly onSaved: (edited: EditedWallet) => Promise<void>
}): ReactNode {
  const { base, lines, onClose, onKeep, onRebase, onRefuse, onSaved, texts, wallet } = props
  const api = useApi()
  const [reason, setReason] = useState('')
  const save = useMutation({
    mutationFn: () => {
      const body = { wallet, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) }
      if (base === undefined) return api.call(adminAddCatalogueWallet, { body })
      const parameters = { wallet: wallet.id }
      return api.call(adminChangeCatalogueWallet, { parameters, body, revision: base.revision })
    },
    onSuccess: onSaved,
    onError: (error) => {
      const reasons = readReasons(error)
      if (Object.keys(reasons).length > 0) onRefuse(reasons)
    },
  })
  const conflict = isApiFailure(save.error, 'catalogue_conflict')
    ? safeParse(adminCatalogueConflictSchema, save.error.content)
    : undefined
  if (base !== undefined && conflict?.success === true) {
    const { theirs } = conflict.output
    return (
      <ConflictDialog
        title={catalogueMessages.conflictTitle}
        rows={listClashes(toTexts(base.wallet), toTexts(theirs.wallet), texts)}
        onClose={onClose}
        onKeep={() => onKeep(theirs)}
        onRebase={() => {
          onRebase(theirs)
          save.reset()
        }}
      />
    )
  }
  const { replaces } = texts
  return (
    <ReviewForm
      title={catalogueMessages.reviewTitle(countChanges(lines), wallet.name)}
      lead={catalogueMessages.reviewLead}
      lines={lines}
      warnings={
        replaces === '' || replaces === base?.wallet.replaces ? [] : [catalogueMessages.replaceWarning(replaces)]
      }
      reason={reason}
      save={save}
      onReason={setReason}
      onClose={onClose}
    />
  )
}

/** What the cloud says of fields. */
function readReasons(error: Error): WalletErrors {
  if (!(error instanceof ApiFailure)) return {}
  const reasons = (error.reasons ?? []).flatMap(({ description, name }) => {
    const field = walletFields.find((each) => name.split('.').slice(0, 3).join('.') === `body.wallet.${each}`)
    return field === undefined ? [] : [[field, `${description}.`]]
  })
  return Object.fromEntries(reasons)
}

/** What both have changed, in words. */
function listClashes(before: WalletTexts, theirs: WalletTexts, mine: WalletTexts) {
  const yours = mergeFields(before, mine, theirs)
  return walletFields
    .filter((field) => before[field] !== theirs[field] && before[field] !== yours[field])
    .map((field) => ({
      label: catalogueMessages.fields[field],
      before: describeText(field, before[field]) || '–',
      theirs: describeText(field, theirs[field]) || '–',
      yours: describeText(field, yours[field]) || '–',
    }))
}
