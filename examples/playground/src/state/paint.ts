import { toThemeVariables } from '../modal/toThemeVariables.ts'
import type { Settings } from './settings.ts'

/** Applies the theme and the accent to the page as well. */
export function paint(settings: Settings): void {
  const { dataset, style } = document.documentElement
  if (settings.theme === 'system') delete dataset['theme']
  else dataset['theme'] = settings.theme
  const accent = toThemeVariables(settings)['--lk-accent']
  if (accent === undefined) style.removeProperty('--lk-accent')
  else style.setProperty('--lk-accent', accent)
}
