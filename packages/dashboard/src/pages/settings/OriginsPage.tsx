import { allowedOriginSchema } from '@latchkey/protocol/project'
import type { ReactNode } from 'react'
import { safeParse } from 'valibot'
import { settingsMessages } from '../../messages/settings.ts'
import { AddEntry } from '../../parts/AddEntry.tsx'
import { Card } from '../../parts/Card.tsx'
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
  return (
    <AddEntry
      label={origins.label}
      placeholder={origins.placeholder}
      hint={origins.hint}
      inputMode="url"
      act={origins.add}
      add={(text) => {
        const read = safeParse(allowedOriginSchema, text)
        if (!read.success) return read.issues[0].message
        if (project.allowedOrigins.includes(read.output)) return origins.known
        if (project.allowedOrigins.length >= entriesAtMost) return origins.many
        set({ allowedOrigins: [...project.allowedOrigins, read.output] })
        return undefined
      }}
    />
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
