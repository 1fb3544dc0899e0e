import { operatorEmailSchema } from '@latchkey/protocol/operator'
import { type ReactNode, useState } from 'react'
import { safeParse } from 'valibot'
import '../settings/draft/Diff.css'
import '../settings/Origins.css'
import { alertsMessages } from '../../messages/alerts.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Field } from '../../parts/Field.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Note } from '../../parts/Note.tsx'
import type { AlertDraft } from './alertDraft.ts'

const { added, removed } = settingsMessages.origins
const mailsAtMost = 20

/** The addresses that get mails. */
export function MailsCard({ canEdit, draft }: { readonly draft: AlertDraft; readonly canEdit: boolean }): ReactNode {
  const { base, settings } = draft
  const { mails: before } = base
  const { hasMailer, mails: after } = settings
  const all = [...before, ...after.filter((mail) => !before.includes(mail))]
  return (
    <Card title={alertsMessages.mails}>
      <div className="card-body">
        <p className="lead">{alertsMessages.mailsLead}</p>
        {!hasMailer && <Note>{alertsMessages.noMailer}</Note>}
        {all.length === 0 && <p className="cap">{alertsMessages.noMails}</p>}
      </div>
      <ul>
        {all.map((mail) => {
          const isRemoved = !after.includes(mail)
          const isAdded = !before.includes(mail)
          const isChanged = isAdded || isRemoved
          return (
            <li key={mail} className={`origin ${isRemoved ? 'is-removed' : isAdded ? 'is-added' : ''}`}>
              <span className="sign">
                {isChanged && <span aria-hidden="true">{isRemoved ? '−' : '+'}</span>}
                {isChanged && <span className="hidden">{isRemoved ? removed : added}</span>}
              </span>
              <span className="mono">{mail}</span>
              <span />
              {canEdit && (
                <Button
                  kind="ghost"
                  isSmall
                  isSquare
                  aria-label={isChanged ? alertsMessages.undoMail(mail) : alertsMessages.removeMail(mail)}
                  onClick={() =>
                    draft.set({
                      // In the order of before, so that undoing a removal leaves no change.
                      mails: all.filter((each) => (each === mail ? isRemoved : after.includes(each))),
                    })
                  }
                >
                  <Icon name={isChanged ? 'undo' : 'close'} size={16} />
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {canEdit && <MailForm mails={after} onAdd={(mail) => draft.set({ mails: [...after, mail] })} />}
    </Card>
  )
}

function MailForm({
  mails,
  onAdd,
}: {
  readonly mails: readonly string[]
  readonly onAdd: (mail: string) => void
}): ReactNode {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const add = (): void => {
    const read = safeParse(operatorEmailSchema, text)
    if (!read.success) setError(alertsMessages.mailError)
    else if (mails.includes(read.output)) setError(alertsMessages.mailKnown)
    else if (mails.length >= mailsAtMost) setError(alertsMessages.mailsMany)
    else {
      onAdd(read.output)
      setText('')
    }
  }
  return (
    <form
      className="card-body origin-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Field
        label={alertsMessages.mail}
        type="email"
        value={text}
        error={error}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit">
        <Icon name="plus" size={16} />
        {alertsMessages.addMail}
      </Button>
    </form>
  )
}
