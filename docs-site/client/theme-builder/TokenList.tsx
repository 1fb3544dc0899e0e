import { useState, type ReactElement } from 'react'
import { tokens as groups } from '../../../packages/react/src/theme/tokens.ts'
import { defaults, type Choices, type TokenPair } from './choices.ts'

/** A field for each token, for both themes. An empty field has the value of the theme. */
export function TokenList(props: {
  readonly tokens: Choices['tokens']
  readonly values: Readonly<Record<string, TokenPair>>
  readonly onChange: (tokens: Choices['tokens']) => void
}): ReactElement {
  const { tokens, values, onChange } = props
  const [filter, setFilter] = useState('')
  const names = Object.values(groups)
    .flatMap((group) => Object.keys(group))
    .filter((name) => name.includes(filter.trim().replace(/^--lk-/, '')))
  const set = (name: string, side: keyof TokenPair, text: string): void => {
    const { [name]: before, ...others } = tokens
    const own = before ?? { light: '', dark: '' }
    const next = { ...own, [side]: text }
    if (next.light === '' && next.dark === '') onChange(others)
    else onChange({ ...others, [name]: next })
  }
  return (
    <div className="tokens">
      <label className="choice text">
        <span>Find</span>
        <input type="search" value={filter} placeholder="radius" onChange={({ target }) => setFilter(target.value)} />
      </label>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {(['light', 'dark'] as const).map((side) => (
                  <td key={side}>
                    <input
                      aria-label={`${name}, ${side}`}
                      value={tokens[name]?.[side] ?? ''}
                      placeholder={(values[name] ?? defaults[name])?.[side]}
                      spellCheck={false}
                      onChange={({ target }) => set(name, side, target.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
