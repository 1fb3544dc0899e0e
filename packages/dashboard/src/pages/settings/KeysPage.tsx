import type { ReactNode } from 'react'
import { settingsMessages } from '../../messages/settings.ts'
import { Card } from '../../parts/Card.tsx'
import { Toggle } from '../../parts/Toggle.tsx'
import { IdsCard } from './IdsCard.tsx'
import { SecretsCard } from './SecretsCard.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

const { fields, keys } = settingsMessages

/** The ids of a project, and its secrets. */
export function KeysPage(): ReactNode {
  return (
    <SettingsFrame section="keys" lead={keys.lead}>
      {({ canEdit, draft: { project, set } }) => (
        <>
          <IdsCard project={project} canEdit={canEdit} />
          <SecretsCard project={project} canEdit={canEdit} />
          <Card label={fields.requiresSecret}>
            <div className="card-body">
              <Toggle
                label={fields.requiresSecret}
                hint={keys.requiresHint}
                isOn={project.requiresSecret}
                isDisabled={!canEdit}
                onChange={(requiresSecret) => set({ requiresSecret })}
              />
            </div>
          </Card>
        </>
      )}
    </SettingsFrame>
  )
}
