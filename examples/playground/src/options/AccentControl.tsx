import type { CSSProperties, ReactElement } from 'react'
import { accents, findAccent } from '../modal/accents.ts'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'

/** Sets the one token that adapts the modal to a brand. */
export function AccentControl(): ReactElement {
  const { settings, change } = usePlayground()
  const { accent } = useStore(settings)
  const isOwn = findAccent(accent) === undefined
  return (
    <div className="option">
      <span>
        <span>Accent</span>
        <small>Focus, selection, progress and links</small>
      </span>
      <fieldset className="swatches">
        <legend className="hidden">Accent</legend>
        {accents.map(({ id, name, light, dark }) => (
          <label key={id} title={name} style={toSwatch(`light-dark(${light}, ${dark})`)}>
            <input
              type="radio"
              name="accent"
              checked={accent === id}
              data-testid={`pg-accent-${id}`}
              onChange={() => change({ accent: id })}
            />
            <span className="hidden">{name}</span>
          </label>
        ))}
        <label
          className="swatch-own"
          title="A colour of your own"
          data-checked={isOwn}
          style={isOwn ? toSwatch(accent) : undefined}
        >
          <input
            type="color"
            aria-label="A colour of your own"
            data-testid="pg-accent-own"
            value={isOwn ? accent : '#c2185b'}
            onChange={({ target }) => change({ accent: target.value })}
          />
        </label>
      </fieldset>
    </div>
  )
}

function toSwatch(colour: string): CSSProperties {
  return { ['--swatch' as string]: colour }
}
