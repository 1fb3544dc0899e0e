import type { ReactNode } from 'react'
import { settingsMessages } from '../../messages/settings.ts'
import { Card } from '../../parts/Card.tsx'
import { FlagChoice, ListChoice, putFeatures } from './FeatureChoices.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

const { features: texts, sections } = settingsMessages

/** What the modal of a project offers, besides logins. */
export function FeaturesPage(): ReactNode {
  return (
    <SettingsFrame section="features" lead={texts.lead}>
      {({ canEdit, draft: { project, set } }) => {
        const { features } = project
        const choice = {
          features,
          isDisabled: !canEdit,
          onChange: (part: typeof features) => set({ features: putFeatures(features, part) }),
        }
        return (
          <Card label={sections.features}>
            <div className="card-body grid-2">
              <FlagChoice name="activity" {...choice} />
              <FlagChoice name="nfts" {...choice} />
              <ListChoice name="swaps" {...choice} />
              <ListChoice name="onramp" {...choice} />
            </div>
          </Card>
        )
      }}
    </SettingsFrame>
  )
}
