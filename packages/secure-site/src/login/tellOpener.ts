import { socialReceipt, type SocialResult } from '@latchkey/protocol/embedded'
import { isWindow } from './isWindow.ts'

/** How long the opener may take to confirm, in ms. */
const patience = 1_500

/**
 * Tells the page that opened this one the result, and resolves with whether it has confirmed. Only pages of the attempt's origin can
 * read it. A provider may have cut the connection of the two pages (COOP), and a link may have opened this page without an opener.
 */
export function tellOpener(parameters: {
  readonly page: Window
  /** The origin of the app that began the attempt, as the server knows it. */
  readonly origin: string
  readonly result: SocialResult
}): Promise<boolean> {
  const { origin, page, result } = parameters
  const opener: unknown = page.opener
  if (!isWindow(opener)) return Promise.resolve(false)
  return new Promise((resolve) => {
    const finish = (isReceived: boolean): void => {
      page.clearTimeout(timer)
      page.removeEventListener('message', listen)
      resolve(isReceived)
    }
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.source === opener && event.origin === origin && event.data === socialReceipt) finish(true)
    }
    const timer = page.setTimeout(() => finish(false), patience)
    page.addEventListener('message', listen)
    opener.postMessage(result, origin)
  })
}
