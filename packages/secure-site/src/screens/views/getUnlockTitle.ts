import type { UnlockScreen } from '../Screen.ts'

/** What a screen that asks for a recovery method is called. */
export function getUnlockTitle(
  proves: UnlockScreen['proves'],
): 'unlock.earlierTitle' | 'unlock.settings' | 'unlock.title' {
  if (proves === 'earlier') return 'unlock.earlierTitle'
  return proves === 'settings' || proves === 'file' ? 'unlock.settings' : 'unlock.title'
}
