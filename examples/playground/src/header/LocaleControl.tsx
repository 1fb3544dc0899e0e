import type { ReactElement } from 'react'
import { languages } from '../state/settings.ts'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { Icon } from '../ui/Icon.tsx'

/** Selects the modal's language. */
export function LocaleControl(): ReactElement {
  const { settings, change } = usePlayground()
  const { locale } = useStore(settings)
  return (
    <label className="locale">
      <span className="locale-label">Modal language</span>
      <span className="select">
        <Icon name="globe" />
        <select
          aria-label="Modal language"
          data-testid="pg-locale"
          value={locale}
          onChange={({ target }) => change({ locale: languages.find(({ tag }) => tag === target.value)?.tag ?? 'en' })}
        >
          {languages.map(({ tag, name }) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}
