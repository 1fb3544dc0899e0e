import type { frameRequests } from '@latchkey/protocol/frame'
import type { InferOutput } from 'valibot'
import { chooseTag } from '../messages/chooseTag.ts'
import type { ScreenTheme } from '../screens/Screen.ts'

/**
 * Returns what the screens take of the app's theme.
 *
 * @param browser the tags of the browser's languages, preferred first.
 */
export function toScreenTheme(
  { accent, language, radius, themeMode }: InferOutput<(typeof frameRequests)['SYNC_THEME']>,
  browser: readonly string[],
): ScreenTheme {
  return {
    mode: themeMode ?? undefined,
    accent: accent ?? undefined,
    radius: radius ?? undefined,
    language: chooseTag({ asked: language ?? undefined, browser }),
  }
}
