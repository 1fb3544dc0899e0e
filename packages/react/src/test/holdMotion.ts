import type {} from '@vitest/browser-playwright'
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/**
 * Stops the page's animation clock, so that every new animation stays at its start. On a busy machine it would end before
 * the test looks at it.
 *
 * @returns a function that resumes the clock.
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
