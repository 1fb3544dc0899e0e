import { adminProjectChangeSchema } from '@latchkey/protocol/project'
import type { ReactNode } from 'react'
import { safeParse } from 'valibot'
import { settingsMessages } from '../../messages/settings.ts'
import { Card } from '../../parts/Card.tsx'
import { Field } from '../../parts/Field.tsx'
import { Select } from '../../parts/Select.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

const { relay: texts, sections } = settingsMessages
const options = [
  { value: 'own', label: texts.own },
  { value: 'public', label: texts.public },
  { value: 'other', label: texts.other },
] as const

type Which = (typeof options)[number]['value']

/** The relay that the apps of a project use. */
export function RelayPage(): ReactNode {
  return (
    <SettingsFrame section="relay" lead={texts.lead}>
      {({ canEdit, draft: { project, set } }) => {
        const { relay } = project
        const which: Which = relay === null ? 'own' : relay.url === null ? 'public' : 'other'
        const choose = (chosen: Which): void => {
          const { projectId = '' } = relay ?? {}
          if (chosen === 'own') set({ relay: null })
          else set({ relay: { url: chosen === 'public' ? null : 'wss://', projectId } })
        }
        const isUrlWrong =
          relay !== null && !safeParse(adminProjectChangeSchema, { relay: { ...relay, projectId: 'x' } }).success
        return (
          <Card label={sections.relay}>
            <div className="card-body">
              <Select label={texts.which} options={options} value={which} isDisabled={!canEdit} onChange={choose} />
              {relay !== null && relay.url !== null && (
                <Field
                  label={texts.url}
                  value={relay.url}
                  disabled={!canEdit}
                  inputMode="url"
                  spellCheck={false}
                  error={isUrlWrong ? texts.urlError : undefined}
                  onChange={(event) => set({ relay: { ...relay, url: event.target.value } })}
                />
              )}
              {relay !== null && (
                <Field
                  label={texts.id}
                  value={relay.projectId}
                  disabled={!canEdit}
                  spellCheck={false}
                  error={relay.projectId.trim() === '' ? texts.idError : undefined}
                  onChange={(event) => set({ relay: { ...relay, projectId: event.target.value } })}
                />
              )}
            </div>
          </Card>
        )
      }}
    </SettingsFrame>
  )
}
