import type { BrowserContext, Page } from 'playwright-core'

/** Runs a script in every document of a page or context: at once in open ones, and first in later ones. */
export async function runInPages(target: Page | BrowserContext, script: string): Promise<void> {
  await target.addInitScript({ content: script })
  const pages = 'pages' in target ? target.pages() : [target]
  const frames = pages.flatMap((page) => page.frames())
  // A frame that is navigating gets the script with its next document.
  await Promise.all(frames.map((frame) => frame.evaluate(script).catch(() => undefined)))
}
