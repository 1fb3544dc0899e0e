import { parseSettings, type Settings } from './settings.ts'

/** `public/theme.js` reads this key too. */
export const storageKey = 'playground:settings'

/** Returns the stored settings. */
export function readSettings(): Settings {
  try {
    return parseSettings(localStorage.getItem(storageKey))
  } catch {
    return parseSettings(null)
  }
}
