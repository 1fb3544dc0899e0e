import { expect } from 'vitest'
import type { Visit } from './openPage.ts'

/** Moves the focus to an element as a visitor without a pointer does, by Tab alone. */
export async function reach({ page }: Visit, id: string): Promise<void> {
  const element = page.locator(`[data-testid="${id}" i]`).first()
  await element.waitFor()
  const move = async (): Promise<boolean> => {
    await page.keyboard.press('Tab')
    return element.evaluate((each) => each.matches(':focus'))
  }
  await expect.poll(move, { interval: 10, message: id }).toBe(true)
}

/** Moves the focus to a button, and presses it with Enter. */
export async function pressByKey(visit: Visit, id: string): Promise<void> {
  await reach(visit, id)
  await visit.page.keyboard.press('Enter')
}
