import { adminGetAlertSettings, alertChangeSchema, type AlertSettings } from '@latchkey/protocol/operator'
import { type ReactNode, useState } from 'react'
import { safeParse } from 'valibot'
import { useRead } from '../../api/useRead.ts'
import { alertsMessages } from '../../messages/alerts.ts'
import { QueryView } from '../../parts/QueryView.tsx'
import { SaveBar } from '../../parts/SaveBar.tsx'
import { useMay } from '../../session/useMay.ts'
import { countChanges } from '../settings/draft/describeChanges.ts'
import { describeAlertChanges, useAlertDraft } from './alertDraft.ts'
import { AlertsFrame } from './AlertsFrame.tsx'
import { MailsCard } from './MailsCard.tsx'
import { ReviewAlerts } from './ReviewAlerts.tsx'
import { RulesCard } from './RulesCard.tsx'
import { WebhooksCard } from './WebhooksCard.tsx'

/** When the cloud alerts operators, and who is told. */
export function RulesPage(): ReactNode {
  const settings = useRead(adminGetAlertSettings, {})
  return (
    <AlertsFrame section="rules" lead={alertsMessages.rulesLead}>
      <QueryView query={settings} lines={8}>
        {(data) => <Drafting newest={data} />}
      </QueryView>
    </AlertsFrame>
  )
}

function Drafting({ newest }: { readonly newest: AlertSettings }): ReactNode {
  const canEdit = useMay('editor')
  const draft = useAlertDraft(newest)
  const [isReviewing, setReviewing] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const count = countChanges(describeAlertChanges(draft.base, draft.change))
  return (
    <>
      <RulesCard draft={draft} canEdit={canEdit} />
      <MailsCard draft={draft} canEdit={canEdit} />
      <WebhooksCard webhooks={newest.webhooks} />
      <SaveBar
        count={count}
        isInvalid={!safeParse(alertChangeSchema, draft.change).success}
        isSaved={isSaved}
        leaveLead={alertsMessages.leaveLead(count)}
        onDiscard={() => draft.discard()}
        onReview={() => setReviewing(true)}
      />
      {isReviewing && (
        <ReviewAlerts
          draft={draft}
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
