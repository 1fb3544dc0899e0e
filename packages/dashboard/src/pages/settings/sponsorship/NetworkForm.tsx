import type { AdminSponsorshipNetwork } from '@latchkey/protocol/project'
import type { ReactNode } from 'react'
import './Sponsorship.css'
import { networkNames } from '../../../messages/analytics.ts'
import { formatCoins } from '../../../messages/formatAmounts.ts'
import { sponsorshipMessages as texts } from '../../../messages/sponsorship.ts'
import { Button } from '../../../parts/Button.tsx'
import { Card } from '../../../parts/Card.tsx'
import { Field } from '../../../parts/Field.tsx'
import { Note } from '../../../parts/Note.tsx'
import { SaveReview } from '../../../parts/SaveReview.tsx'
import { useMay } from '../../../session/useMay.ts'
import { countChanges } from '../draft/describeChanges.ts'
import { CallsCard } from './CallsCard.tsx'
import { PaymastersCard } from './PaymastersCard.tsx'
import { RemoveNetwork } from './RemoveNetwork.tsx'
import { ReviewSponsorship } from './ReviewSponsorship.tsx'
import { describeRules, findErrors, limitNames, useSponsorshipDraft } from './sponsorshipDraft.ts'

/** The form for what a project pays for on a network. Edits are kept until they are saved or discarded. */
export function NetworkForm({
  back,
  isDeleted,
  newest,
  none,
}: {
  /** The rules as the cloud has them, or had them until they were deleted. */
  readonly newest: AdminSponsorshipNetwork
  readonly isDeleted: boolean
  /** The link to the list. */
  readonly back: ReactNode
  /** Says that there are no rules. */
  readonly none: ReactNode
}): ReactNode {
  const canEdit = useMay('editor')
  const draft = useSponsorshipDraft(newest, isDeleted)
  const { base, rules, set } = draft
  const { limits } = rules
  const errors = findErrors(rules)
  const count = draft.isEdited ? countChanges(describeRules(base, rules)) : 0
  const name = networkNames[newest.chainId] ?? newest.chainId
  const { suspendedUntil, today } = newest
  const form = (
    <>
      <div>{back}</div>
      {isDeleted && <Note tone="bad">{texts.deleted}</Note>}
      {suspendedUntil !== null && !isDeleted && (
        <Note tone="bad">
          <span className="suspension">
            {texts.suspendedUntil(suspendedUntil)}
            {canEdit && rules.isSuspended && (
              <Button isSmall onClick={() => set({ isSuspended: false })}>
                {texts.resume}
              </Button>
            )}
          </span>
        </Note>
      )}
      <Card
        title={texts.limitsOn(name)}
        actions={
          <span className="cap">
            {`${texts.spent}: ${texts.spentOf(formatCoins(today.spent), formatCoins(newest.projectWei))}`}
          </span>
        }
      >
        <div className="card-body grid-2">
          {limitNames.map((limit) => (
            <Field
              key={limit}
              label={texts.fields[limit]}
              hint={texts.hints[limit]}
              value={limits[limit]}
              disabled={!canEdit}
              error={errors[limit]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              onChange={({ target }) => set({ limits: { ...limits, [limit]: target.value } })}
            />
          ))}
        </div>
      </Card>
      <CallsCard draft={draft} canEdit={canEdit} />
      <PaymastersCard draft={draft} canEdit={canEdit} />
      {canEdit && count === 0 && !isDeleted && <RemoveNetwork network={newest} name={name} />}
    </>
  )
  return (
    <>
      {isDeleted && !draft.isEdited ? none : form}
      <SaveReview
        count={count}
        isInvalid={Object.keys(errors).length > 0}
        leaveLead={texts.leaveLead(count)}
        onDiscard={() => draft.discard()}
      >
        {(review) => <ReviewSponsorship draft={draft} name={name} {...review} />}
      </SaveReview>
    </>
  )
}
