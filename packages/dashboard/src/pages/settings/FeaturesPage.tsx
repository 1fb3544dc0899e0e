import type { AdminProject } from '@latchkey/protocol/project'
import type { ReactNode } from 'react'
import { settingsMessages } from '../../messages/settings.ts'
import { Card } from '../../parts/Card.tsx'
import { Select } from '../../parts/Select.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

type Features = AdminProject['features']

const { features: texts, sections } = settingsMessages
const flags = ['email', 'activity', 'nfts'] as const

/** The names that each list may have. */
const lists = {
  socials: ['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'],
  swaps: ['1inch', 'kyberswap', 'devnet'],
  onramp: ['meld', 'coinbase', 'sandbox'],
} as const satisfies { [name in 'onramp' | 'socials' | 'swaps']: Exclude<Features[name], false | undefined> }

type ListName = keyof typeof lists

/** What the modal of a project offers. */
export function FeaturesPage(): ReactNode {
  return (
    <SettingsFrame section="features" lead={texts.lead}>
      {({ canEdit, draft: { project, set } }) => {
        const { features } = project
        const put = (part: Features): void => {
          const all = Object.entries({ ...features, ...part }).filter(([, value]) => value !== undefined)
          set({ features: Object.fromEntries(all) })
        }
        return (
          <Card label={sections.features}>
            <div className="card-body grid-2">
              {flags.map((name) => (
                <Select
                  key={name}
                  label={texts.names[name]}
                  isDisabled={!canEdit}
                  options={(['app', 'on', 'off'] as const).map((value) => ({ value, label: texts.choices[value] }))}
                  value={features[name] === undefined ? 'app' : features[name] ? 'on' : 'off'}
                  onChange={(value) => put({ [name]: value === 'app' ? undefined : value === 'on' })}
                />
              ))}
              {(['socials', 'swaps', 'onramp'] as const).map((name) => (
                <ListChoice key={name} name={name} features={features} isDisabled={!canEdit} onChange={put} />
              ))}
            </div>
          </Card>
        )
      }}
    </SettingsFrame>
  )
}

function ListChoice({
  features,
  isDisabled,
  name,
  onChange,
}: {
  readonly name: ListName
  readonly features: Features
  readonly isDisabled: boolean
  readonly onChange: (part: Features) => void
}): ReactNode {
  const choice = features[name]
  const chosen: readonly string[] = Array.isArray(choice) ? choice : []
  return (
    <div className="grid">
      <Select
        label={texts.names[name]}
        isDisabled={isDisabled}
        options={(['app', 'list', 'off'] as const).map((value) => ({ value, label: texts.choices[value] }))}
        value={choice === undefined ? 'app' : choice === false ? 'off' : 'list'}
        onChange={(value) =>
          onChange({ [name]: value === 'app' ? undefined : value === 'off' ? false : [...lists[name]] })
        }
      />
      {Array.isArray(choice) && (
        <fieldset className="checks" disabled={isDisabled}>
          <legend className="hidden">{texts.providers(texts.names[name])}</legend>
          {lists[name].map((provider) => (
            <label key={provider} className="check">
              <input
                type="checkbox"
                checked={chosen.includes(provider)}
                onChange={({ target: { checked } }) =>
                  onChange({
                    [name]: lists[name].filter((each) => (each === provider ? checked : chosen.includes(each))),
                  })
                }
              />
              {provider}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
