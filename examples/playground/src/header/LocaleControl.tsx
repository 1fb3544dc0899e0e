import type { ReactElement } from 'react'
import { locales, type Locale } from '../state/settings.ts'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { Icon } from '../ui/Icon.tsx'

/** Each language in its own language. */
const names: Readonly<Record<Locale, string>> = { en: 'English', ar: 'العربية' }

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
          onChange={({ target }) => change({ locale: locales.find((value) => value === target.value) ?? 'en' })}
        >
          {locales.map((value) => (
            <option key={value} value={value} lang={value}>
              {names[value]}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}
