import { expect } from 'vitest'

/** The slowest step loads the modal's code. */
const patience = { timeout: 60_000 }

/** Returns the element with a text, in the page or in a shadow root, such as that of the modal. */
export function find(selector: string, text = ''): HTMLElement | undefined {
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const elements = [document, ...shadows].flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
  return elements.find(({ textContent }) => textContent.includes(text))
}

/** Waits for an element, and returns it. */
export async function waitFor(selector: string, text = ''): Promise<HTMLElement | undefined> {
  await expect.poll(() => find(selector, text), patience).toBeDefined()
  return find(selector, text)
}

/** Waits for an element, and presses it. */
export async function press(selector: string, text = ''): Promise<void> {
  const element = await waitFor(selector, text)
  element?.click()
}
