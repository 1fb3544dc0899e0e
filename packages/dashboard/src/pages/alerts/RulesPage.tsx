import { adminGetAlertSettings, alertChangeSchema, type AlertSettings } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { safeParse } from 'valibot'
import { useRead } from '../../api/useRead.ts'
import { alertsMessages } from '../../messages/alerts.ts'
import { QueryView } from '../../parts/QueryView.tsx'
import { SaveReview } from '../../parts/SaveReview.tsx'
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
  const count = countChanges(describeAlertChanges(draft.base, draft.change))
  return (
    <>
      <RulesCard draft={draft} canEdit={canEdit} />
      <MailsCard draft={draft} canEdit={canEdit} />
      <WebhooksCard webhooks={newest.webhooks} />
      <SaveReview
        count={count}
        isInvalid={!safeParse(alertChangeSchema, draft.change).success}
        leaveLead={alertsMessages.leaveLead(count)}
        onDiscard={() => draft.discard()}
      >
        {(review) => <ReviewAlerts draft={draft} {...review} />}
      </SaveReview>
    </>
  )
}
