import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Fails if axe finds a fault in either theme, or if something sticks out of the page. The page must let scripts be put into it. */
export async function expectFaultless(page: Page, state: string): Promise<void> {
  await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The theme changes colours and nothing else.
    const options: axe.RunOptions = colorScheme === 'light' ? {} : { runOnly: ['color-contrast'] }
    // The script has put itself into the page, which the types of this file do not know.
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
