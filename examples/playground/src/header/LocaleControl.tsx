import type { ReactElement } from 'react'
import { locales, type Locale } from '../state/settings.ts'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { Icon } from '../ui/Icon.tsx'

/** Each language in its own language. */
const names: Readonly<Record<Locale, string>> = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fa: 'فارسی',
  fr: 'Français',
  he: 'עברית',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  'pt-BR': 'Português (Brasil)',
  ru: 'Русский',
  tr: 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
}

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
