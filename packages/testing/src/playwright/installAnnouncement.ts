import type { BrowserContext, Frame, Page } from 'playwright-core'
import type { Announcement } from './createAnnouncement.ts'
import { createPageScript } from './createPageScript.ts'
import { createSessions } from './createSessions.ts'
import { runInPages } from './runInPages.ts'

/** Connects the documents of a page or context to a wallet in this process, and announces it in them. */
export async function installAnnouncement(target: Page | BrowserContext, announcement: Announcement): Promise<void> {
  const sessions = createSessions(announcement.wallet)
  const watched = new WeakSet<Page>()
  const binding = `latchkeyWallet${crypto.randomUUID().replaceAll('-', '')}`

  const watch = (page: Page): void => {
    if (watched.has(page)) return
    watched.add(page)
    page.on('framedetached', sessions.end)
    page.on('close', () => page.frames().forEach(sessions.end))
  }

  await target.exposeBinding(binding, ({ frame, page }, message: unknown) => {
    watch(page)
    return sessions.answer({ frame, origin: getOrigin(frame), message: String(message) })
  })
  await runInPages(target, createPageScript({ binding, ...announcement }))
}

/** Returns the origin of a frame's document according to the browser, not the page. */
function getOrigin(frame: Frame): string {
  const url = frame.url()
  return URL.canParse(url) ? new URL(url).origin : 'null'
}
