import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Fails if axe finds a violation in either theme, or if the page overflows horizontally. The page's policy must allow
 * injected scripts.
 */
export async function expectFaultless(page: Page, state: string): Promise<void> {
  await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The theme changes only colours.
    const options: axe.RunOptions = colorScheme === 'light' ? {} : { runOnly: ['color-contrast'] }
    // The script added itself to the page, which the types of this file do not know.
    const { violations } = await page.evaluate(
      (given): Promise<axe.AxeResults> => Object(globalThis).axe.run(given),
      options,
    )
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)
    expect(faults, `${state}, ${colorScheme}`).toEqual([])
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    state,
  ).toBe(0)
}
