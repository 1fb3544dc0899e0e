import { operatorEmailSchema } from '@latchkey/protocol/operator'
import type { ReactNode } from 'react'
import { safeParse } from 'valibot'
import { alertsMessages } from '../../messages/alerts.ts'
import { AddEntry } from '../../parts/AddEntry.tsx'
import { Card } from '../../parts/Card.tsx'
import { Note } from '../../parts/Note.tsx'
import { EditedList } from '../settings/EditedList.tsx'
import type { AlertDraft } from './alertDraft.ts'

const mailsAtMost = 20

/** The addresses that get mails. */
export function MailsCard({ canEdit, draft }: { readonly draft: AlertDraft; readonly canEdit: boolean }): ReactNode {
  const { base, settings } = draft
  const { hasMailer, mails } = settings
  const toEntry = (mail: string) => ({ id: mail, title: mail })
  const add = (text: string): string | undefined => {
    const read = safeParse(operatorEmailSchema, text)
    if (!read.success) return alertsMessages.mailError
    if (mails.includes(read.output)) return alertsMessages.mailKnown
    if (mails.length >= mailsAtMost) return alertsMessages.mailsMany
    draft.set({ mails: [...mails, read.output] })
    return undefined
  }
  return (
    <Card title={alertsMessages.mails}>
      <div className="card-body">
        <p className="lead">{alertsMessages.mailsLead}</p>
        {!hasMailer && <Note>{alertsMessages.noMailer}</Note>}
        {mails.length === 0 && <p className="cap">{alertsMessages.noMails}</p>}
        {canEdit && <AddEntry label={alertsMessages.mail} type="email" act={alertsMessages.addMail} add={add} />}
      </div>
      <EditedList
        before={base.mails.map(toEntry)}
        after={mails.map(toEntry)}
        canEdit={canEdit}
        onChange={(ids) => draft.set({ mails: [...ids] })}
      />
    </Card>
  )
}
