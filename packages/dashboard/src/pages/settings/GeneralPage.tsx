import type { ReactNode } from 'react'
import { formatDay } from '../../messages/format.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { Card } from '../../parts/Card.tsx'
import { Copy } from '../../parts/Copy.tsx'
import { Field } from '../../parts/Field.tsx'
import { Toggle } from '../../parts/Toggle.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

const { fields, general } = settingsMessages

/** The name of a project, whether it is on, and what identifies it. */
export function GeneralPage(): ReactNode {
  return (
    <SettingsFrame section="general" lead={general.lead}>
      {({ canEdit, draft: { project, set } }) => (
        <>
          <Card label={settingsMessages.sections.general}>
            <div className="card-body">
              <Field
                label={fields.name}
                value={project.name}
                disabled={!canEdit}
                maxLength={128}
                required
                error={project.name.trim() === '' ? general.nameError : undefined}
                onChange={(event) => set({ name: event.target.value })}
              />
              <Toggle
                label={fields.isActive}
                hint={general.activeHint}
                isOn={project.isActive}
                isDisabled={!canEdit}
                onChange={(isActive) => set({ isActive })}
              />
            </div>
          </Card>
          <Card label={general.projectId}>
            <dl className="card-body facts">
              <dt>{general.projectId}</dt>
              <dd>
                <Copy text={project.projectId} />
              </dd>
              <dt>{general.key}</dt>
              <dd>
                <Copy text={project.key} />
                <p className="cap">{general.keyHint}</p>
              </dd>
              <dt>{general.created}</dt>
              <dd>{formatDay(project.createdAt)}</dd>
            </dl>
          </Card>
        </>
      )}
    </SettingsFrame>
  )
}
