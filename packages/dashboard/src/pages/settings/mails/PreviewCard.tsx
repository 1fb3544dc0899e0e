import {
  adminPreviewMail,
  adminSendTestMail,
  type UserMail,
  type UserMailLanguage,
  userMailKinds,
} from '@latchkey/protocol/operator'
import type { ProjectMails } from '@latchkey/protocol/project'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import './Mails.css'
import { readEndpoint } from '../../../api/readEndpoint.ts'
import { useApi } from '../../../api/useApi.ts'
import { mailsMessages as texts } from '../../../messages/mails.ts'
import { Button } from '../../../parts/Button.tsx'
import { Card } from '../../../parts/Card.tsx'
import { describeFailure } from '../../../parts/describeFailure.ts'
import { Note } from '../../../parts/Note.tsx'
import { QueryView } from '../../../parts/QueryView.tsx'
import { Select } from '../../../parts/Select.tsx'

/** How long typing rests before the cloud writes the mail, in ms. */
const rest = 400
const kinds = userMailKinds.map((value) => ({ value, label: texts.kinds[value] }))

/** A mail as the cloud writes it with what the form has, and the button that sends it to the operator. */
export function PreviewCard({
  canSend,
  isWrong,
  language,
  mails,
  projectKey,
}: {
  readonly projectKey: string
  readonly mails: ProjectMails
  readonly language: UserMailLanguage
  /** Whether the cloud would refuse the texts. */
  readonly isWrong: boolean
  readonly canSend: boolean
}): ReactNode {
  const api = useApi()
  const [kind, setKind] = useState<(typeof userMailKinds)[number]>('loginCode')
  const parameters = { project: projectKey }
  const body = { kind, language, mails }
  const rested = useRested(body, isWrong)
  const preview = useQuery({
    ...readEndpoint(api, adminPreviewMail, { parameters, body: rested }),
    placeholderData: keepPreviousData,
  })
  const test = useMutation({ mutationFn: () => api.call(adminSendTestMail, { parameters, body }) })
  return (
    <Card
      title={texts.preview}
      actions={
        canSend && (
          <Button
            isSmall
            isBusy={test.isPending}
            disabled={isWrong || preview.data?.from === null}
            onClick={() => test.mutate()}
          >
            {texts.send}
          </Button>
        )
      }
    >
      <div className="card-body">
        <p className="sub">{texts.previewLead}</p>
        <Select label={texts.kind} options={kinds} value={kind} onChange={setKind} />
        <div role="status" className="mail-status">
          {test.isSuccess && (
            <Note tone="good" icon="tick">
              {texts.sent(test.data.to)}
            </Note>
          )}
          {isWrong && <Note>{texts.wrong}</Note>}
        </div>
        {test.isError && <Note tone="bad">{describeFailure(test.error)}</Note>}
        <QueryView query={preview} lines={8}>
          {(mail) => <Mail mail={mail} language={rested.language} />}
        </QueryView>
      </div>
    </Card>
  )
}

function Mail({
  language,
  mail: { from, sender, subject, text },
}: {
  readonly mail: UserMail
  readonly language: UserMailLanguage
}): ReactNode {
  return (
    <>
      {from === null && <Note>{texts.noMailer}</Note>}
      <article className="mail" aria-label={texts.preview}>
        <dl className="mail-head">
          <dt>{texts.fromLabel}</dt>
          <dd>{[...(sender === null ? [] : [sender]), ...(from === null ? [] : [`<${from}>`])].join(' ')}</dd>
          <dt>{texts.subjectLabel}</dt>
          <dd className="strong" lang={language} dir="auto">
            {subject}
          </dd>
        </dl>
        <div className="mail-text" lang={language}>
          {text
            .trim()
            .split('\n\n')
            .map((paragraph, index) => (
              <p key={index} dir="auto">
                {paragraph}
              </p>
            ))}
        </div>
      </article>
      {from !== null && <p className="cap">{texts.from(from)}</p>}
    </>
  )
}

/** The last value that is right and has not changed for a moment, so that the cloud does not write a mail for each key. */
function useRested<value>(value: value, isWrong: boolean): value {
  const text = JSON.stringify(value)
  const [rested, setRested] = useState({ value, text })
  useEffect(() => {
    if (isWrong) return undefined
    const timer = setTimeout(() => setRested((last) => (last.text === text ? last : { value, text })), rest)
    return () => clearTimeout(timer)
  }, [isWrong, text, value])
  return rested.value
}
