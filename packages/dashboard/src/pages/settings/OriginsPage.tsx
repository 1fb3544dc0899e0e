import { allowedOriginSchema } from '@latchkey/protocol/project'
import { type ReactNode, useState } from 'react'
import { safeParse } from 'valibot'
import './Origins.css'
import { settingsMessages } from '../../messages/settings.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Field } from '../../parts/Field.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Note } from '../../parts/Note.tsx'
import { EditedList } from './EditedList.tsx'
import { RefusalsCard } from './RefusalsCard.tsx'
import { SettingsFrame, type SettingsPart } from './SettingsFrame.tsx'

const { origins } = settingsMessages
const entriesAtMost = 200

/** The origins whose pages may use the project. */
export function OriginsPage(): ReactNode {
  return (
    <SettingsFrame section="origins" lead={origins.lead}>
      {(part) => (
        <>
          {part.canEdit && <OriginForm {...part} />}
          <OriginList {...part} />
          <RefusalsCard {...part} />
        </>
      )}
    </SettingsFrame>
  )
}

function OriginForm({ draft: { project, set } }: SettingsPart): ReactNode {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const add = (): void => {
    const read = safeParse(allowedOriginSchema, text)
    if (!read.success) setError(read.issues[0].message)
    else if (project.allowedOrigins.includes(read.output)) setError(origins.known)
    else if (project.allowedOrigins.length >= entriesAtMost) setError(origins.many)
    else {
      set({ allowedOrigins: [...project.allowedOrigins, read.output] })
      setText('')
    }
  }
  return (
    <form
      className="origin-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Field
        label={origins.label}
        placeholder={origins.placeholder}
        hint={origins.hint}
        value={text}
        error={error}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit">
        <Icon name="plus" size={16} />
        {origins.add}
      </Button>
    </form>
  )
}

function OriginList({ canEdit, draft: { base, project, set } }: SettingsPart): ReactNode {
  const toEntry = (entry: string) => ({ id: entry, title: entry, detail: describeEntry(entry) })
  return (
    <>
      {project.allowedOrigins.length === 0 && <Note>{origins.every}</Note>}
      {(base.allowedOrigins.length > 0 || project.allowedOrigins.length > 0) && (
        <Card label={settingsMessages.sections.origins}>
          <EditedList
            before={base.allowedOrigins.map(toEntry)}
            after={project.allowedOrigins.map(toEntry)}
            canEdit={canEdit}
            onChange={(ids) => set({ allowedOrigins: [...ids] })}
          />
        </Card>
      )}
    </>
  )
}

function describeEntry(entry: string): string {
  if (entry === '*') return origins.all
  if (entry.endsWith(':*')) return origins.ports
  return entry.includes('*') ? origins.subdomains : origins.exact
}
