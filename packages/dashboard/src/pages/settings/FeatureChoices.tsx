import type { AdminProject } from '@latchkey/protocol/project'
import type { ReactNode } from 'react'
import { describeProvider } from '../../messages/providers.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { Select } from '../../parts/Select.tsx'

type Features = AdminProject['features']

const { features: texts } = settingsMessages

/** The names that each list may have. */
const lists = {
  socials: ['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'],
  swaps: ['1inch', 'kyberswap', 'devnet'],
  onramp: ['meld', 'coinbase', 'sandbox'],
} as const satisfies { [name in 'onramp' | 'socials' | 'swaps']: Exclude<Features[name], false | undefined> }

type ListName = keyof typeof lists

/** Puts a part into the features of a project. What becomes `undefined` is left to the app. */
export function putFeatures(features: Features, part: Features): Features {
  return Object.fromEntries(Object.entries({ ...features, ...part }).filter(([, value]) => value !== undefined))
}

/** A feature that is on, off, or as the app says. */
export function FlagChoice({
  features,
  isDisabled,
  name,
  onChange,
}: {
  readonly name: 'activity' | 'email' | 'nfts'
  readonly features: Features
  readonly isDisabled: boolean
  readonly onChange: (part: Features) => void
}): ReactNode {
  return (
    <Select
      label={texts.names[name]}
      isDisabled={isDisabled}
      options={(['app', 'on', 'off'] as const).map((value) => ({ value, label: texts.choices[value] }))}
      value={features[name] === undefined ? 'app' : features[name] ? 'on' : 'off'}
      onChange={(value) => onChange({ [name]: value === 'app' ? undefined : value === 'on' })}
    />
  )
}

/** A feature that has a list of providers. */
export function ListChoice({
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
              {describeProvider(provider)}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
