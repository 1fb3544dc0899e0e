import type { ReactElement } from 'react'
import { themes } from '../state/settings.ts'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { Icon } from '../ui/Icon.tsx'
import { Segmented } from '../ui/Segmented.tsx'

const names = { system: 'As the system', light: 'Light', dark: 'Dark' } as const
const icons = { system: 'screen', light: 'sun', dark: 'moon' } as const

/** Selects a light or dark theme for the page and the modal. */
export function ThemeControl(): ReactElement {
  const { settings, change } = usePlayground()
  const { theme } = useStore(settings)
  return (
    <Segmented
      label="Theme"
      name="theme"
      value={theme}
      choices={themes.map((value) => ({
        value,
        label: names[value],
        content: <Icon name={icons[value]} />,
        testId: `pg-theme-${value}`,
      }))}
      onChange={(next) => change({ theme: next })}
    />
  )
}
