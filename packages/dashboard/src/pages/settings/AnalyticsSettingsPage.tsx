import type { ReactNode } from 'react'
import { settingsMessages } from '../../messages/settings.ts'
import { Card } from '../../parts/Card.tsx'
import { Toggle } from '../../parts/Toggle.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

const { analytics, fields, sections } = settingsMessages

/** What the cloud counts about a project. */
export function AnalyticsSettingsPage(): ReactNode {
  return (
    <SettingsFrame section="analytics" lead={analytics.lead}>
      {({ canEdit, draft: { project, set } }) => (
        <Card label={sections.analytics}>
          <div className="card-body">
            <Toggle
              label={fields.isAnalyticsEnabled}
              hint={analytics.enabledHint}
              isOn={project.isAnalyticsEnabled}
              isDisabled={!canEdit}
              onChange={(isAnalyticsEnabled) => set({ isAnalyticsEnabled })}
            />
            <Toggle
              label={fields.keepsEvents}
              hint={analytics.keepsHint}
              isOn={project.keepsEvents}
              isDisabled={!canEdit || !project.isAnalyticsEnabled}
              onChange={(keepsEvents) => set({ keepsEvents })}
            />
          </div>
        </Card>
      )}
    </SettingsFrame>
  )
}
