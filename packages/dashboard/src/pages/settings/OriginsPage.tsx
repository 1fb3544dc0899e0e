import { allowedOriginSchema } from '@latchkey/protocol/project'
import { type ReactNode, useState } from 'react'
import { safeParse } from 'valibot'
import './draft/Diff.css'
import './Origins.css'
import { settingsMessages } from '../../messages/settings.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Field } from '../../parts/Field.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Note } from '../../parts/Note.tsx'
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
  const { allowedOrigins: before } = base
  const { allowedOrigins: after } = project
  const all = [...before, ...after.filter((entry) => !before.includes(entry))]
  // In the order of before, so that undoing a removal leaves no change.
  const keep = (entry: string): void =>
    set({ allowedOrigins: all.filter((each) => each === entry || after.includes(each)) })
  const drop = (entry: string): void => set({ allowedOrigins: after.filter((each) => each !== entry) })
  return (
    <>
      {after.length === 0 && <Note>{origins.every}</Note>}
      {all.length > 0 && (
        <Card label={settingsMessages.sections.origins}>
          <ul>
            {all.map((entry) => {
              const isRemoved = !after.includes(entry)
              const isAdded = !before.includes(entry)
              const state = isRemoved ? 'is-removed' : isAdded ? 'is-added' : ''
              const isChanged = isAdded || isRemoved
              return (
                <li key={entry} className={`origin ${state}`}>
                  <span className="sign">
                    {isChanged && <span aria-hidden="true">{isRemoved ? '−' : '+'}</span>}
                    {isChanged && <span className="hidden">{isRemoved ? origins.removed : origins.added}</span>}
                  </span>
                  <span className="mono">{entry}</span>
                  <span className="sub">{describeEntry(entry)}</span>
                  {canEdit && (
                    <Button
                      kind="ghost"
                      isSmall
                      isSquare
                      aria-label={isChanged ? origins.undo(entry) : origins.remove(entry)}
                      onClick={() => (isRemoved ? keep(entry) : drop(entry))}
                    >
                      <Icon name={isChanged ? 'undo' : 'close'} size={16} />
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
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
