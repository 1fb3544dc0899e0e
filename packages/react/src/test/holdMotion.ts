import type {} from '@vitest/browser-playwright'
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/**
 * Stops the clock of the page's animations, so that whatever begins to move from now on stays where it begins: on a busy machine it
 * would be over before the test looks at it.
 *
 * @returns lets the clock go on.
 */
export async function holdMotion(): Promise<() => Promise<void>> {
  const setRate = async (playbackRate: number): Promise<void> => {
    await cdp().send('Animation.setPlaybackRate', { playbackRate })
  }
  await cdp().send('Animation.enable')
  onTestFinished(() => setRate(1))
  await setRate(0)
  return () => setRate(1)
}
