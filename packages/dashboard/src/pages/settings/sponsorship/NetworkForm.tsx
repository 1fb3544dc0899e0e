import type { AdminSponsorshipNetwork } from '@latchkey/protocol/project'
import { type ReactNode, useState } from 'react'
import './Sponsorship.css'
import { networkNames } from '../../../messages/analytics.ts'
import { formatCoins } from '../../../messages/formatAmounts.ts'
import { sponsorshipMessages as texts } from '../../../messages/sponsorship.ts'
import { Button } from '../../../parts/Button.tsx'
import { Card } from '../../../parts/Card.tsx'
import { Field } from '../../../parts/Field.tsx'
import { Note } from '../../../parts/Note.tsx'
import { SaveBar } from '../../../parts/SaveBar.tsx'
import { useMay } from '../../../session/useMay.ts'
import { countChanges } from '../draft/describeChanges.ts'
import { CallsCard } from './CallsCard.tsx'
import { PaymastersCard } from './PaymastersCard.tsx'
import { RemoveNetwork } from './RemoveNetwork.tsx'
import { ReviewSponsorship } from './ReviewSponsorship.tsx'
import { describeRules, findErrors, limitNames, useSponsorshipDraft } from './sponsorshipDraft.ts'

/** The form for what a project pays for on a network. Edits are kept until they are saved or discarded. */
export function NetworkForm({ newest }: { readonly newest: AdminSponsorshipNetwork }): ReactNode {
  const canEdit = useMay('editor')
  const draft = useSponsorshipDraft(newest)
  const [isReviewing, setReviewing] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { base, rules, set } = draft
  const { limits } = rules
  const errors = findErrors(rules)
  const count = countChanges(describeRules(base, rules))
  const name = networkNames[newest.chainId] ?? newest.chainId
  const { suspendedUntil, today } = newest
  return (
    <>
      {suspendedUntil !== null && (
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
      {canEdit && count === 0 && <RemoveNetwork network={newest} name={name} />}
      <SaveBar
        count={count}
        isInvalid={Object.keys(errors).length > 0}
        isSaved={isSaved}
        leaveLead={texts.leaveLead(count)}
        onDiscard={() => draft.discard()}
        onReview={() => setReviewing(true)}
      />
      {isReviewing && (
        <ReviewSponsorship
          draft={draft}
          name={name}
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
