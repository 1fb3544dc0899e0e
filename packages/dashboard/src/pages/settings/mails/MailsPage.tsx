import type { UserMailLanguage } from '@latchkey/protocol/operator'
import { type ProjectMails, projectMailsChangeSchema } from '@latchkey/protocol/project'
import { type ReactNode, useState } from 'react'
import { safeParse } from 'valibot'
import { mailLanguageOptions } from '../../../messages/mailLanguages.ts'
import { mailsMessages as texts } from '../../../messages/mails.ts'
import { Card } from '../../../parts/Card.tsx'
import { Field } from '../../../parts/Field.tsx'
import { Select } from '../../../parts/Select.tsx'
import { type MailFields, mailTextNames, toMailFields, toProjectMails } from '../../../messages/mailFields.ts'
import { SettingsFrame, type SettingsPart } from '../SettingsFrame.tsx'
import { PreviewCard } from './PreviewCard.tsx'

const lengths = { app: 60, sender: 60, subject: 120, intro: 300, note: 500 } as const

/** What the mails to users of a project say, with a preview. */
export function MailsPage(): ReactNode {
  return (
    <SettingsFrame section="mails" lead={texts.lead}>
      {(part) => <MailsForm {...part} />}
    </SettingsFrame>
  )
}

function MailsForm({ canEdit, draft: { project, set } }: SettingsPart): ReactNode {
  const [language, setLanguage] = useState<UserMailLanguage>('en')
  const { mails } = project
  const fields = toMailFields(mails)
  const errors = findMailErrors(mails)
  const own = new Set(mails.texts?.map((each) => each.language))
  const toField = (name: keyof typeof lengths, field: string): ReactNode => (
    <Field
      key={field}
      label={texts.names[name]}
      hint={texts.hints[name]}
      value={fields[field] ?? ''}
      error={errors[field]}
      disabled={!canEdit}
      maxLength={lengths[name]}
      autoComplete="off"
      dir="auto"
      onChange={({ target }) => set({ mails: toProjectMails({ ...fields, [field]: target.value }) })}
    />
  )
  return (
    <>
      <Card title={texts.sender}>
        <div className="card-body grid-2">
          {toField('app', 'app')}
          {toField('sender', 'sender')}
        </div>
      </Card>
      <Card title={texts.texts}>
        <div className="card-body">
          <Select
            label={texts.language}
            hint={texts.languageHint}
            options={mailLanguageOptions.map(({ label, value }) => ({
              value,
              label: own.has(value) ? texts.hasOwn(label) : label,
            }))}
            value={language}
            onChange={setLanguage}
          />
          {mailTextNames.map((name) => toField(name, `${language} ${name}`))}
        </div>
      </Card>
      <PreviewCard
        projectKey={project.key}
        mails={mails}
        language={language}
        isWrong={Object.keys(errors).length > 0}
        canSend={canEdit}
      />
    </>
  )
}

/** What is wrong with each text, by its name. */
function findMailErrors(mails: ProjectMails): MailFields {
  const read = safeParse(projectMailsChangeSchema, mails)
  if (read.success) return {}
  const found = read.issues.map(({ message, path = [] }) => {
    const [first, index, last] = path.map(({ key }) => key)
    const language = typeof index === 'number' ? mails.texts?.[index]?.language : undefined
    const name = language === undefined ? String(first) : `${language} ${String(last)}`
    return [name, `${message}.`] as const
  })
  // The first of a text counts.
  return Object.fromEntries(found.toReversed())
}
