import type { Browser } from 'playwright'
import { openApp } from '../openApp.ts'

/**
 * Visits the playground as a new visitor with a slow phone, waits until it is idle, and presses its button without any prior event. Returns
 * the ms until the last logo of the list's first view can be painted.
 */
export async function measureLastLogo(parameters: {
  readonly browser: Browser
  readonly url: string
}): Promise<number> {
  const app = await openApp({ ...parameters, hasWallet: false })
  try {
    await app.page.locator('[data-testid="lk-connect-button"]').waitFor()
    await app.waitForQuiet()
    return await app.page.evaluate(pressAndTime)
  } finally {
    await app.close()
  }
}

/** Runs in the page, so it must be self-contained. */
async function pressAndTime(): Promise<number> {
  /** The demo wallet, and the recommended wallets of the catalogue. */
  const expected = 5
  const longest = 30_000
  /** The pictures in sight, once no row waits for anything. */
  const findPictures = (): readonly HTMLImageElement[] | undefined => {
    const view = document.querySelector('[data-testid="lk-host"]')?.shadowRoot?.querySelector('.lk-view')
    const frame = view?.getBoundingClientRect()
    if (!view || !frame || frame.height === 0 || view.querySelector('.lk-skeleton-row')) return undefined
    const boxes = [...view.querySelectorAll('[data-testid^="lk-connect-wallet-"] .lk-picture')].filter((box) => {
      const { top, bottom } = box.getBoundingClientRect()
      return bottom > frame.top && top < Math.min(frame.bottom, innerHeight)
    })
    const pictures = boxes.flatMap((box) => box.querySelector('img') ?? [])
    const isWhole = boxes.every((box) => box.firstElementChild !== null)
    return isWhole && pictures.length >= expected && pictures.every(({ complete }) => complete) ? pictures : undefined
  }
  const button = document.querySelector<HTMLElement>('[data-testid="lk-connect-button"]')
  const start = performance.now()
  button?.click()
  while (performance.now() - start < longest) {
    const pictures = findPictures()
    if (pictures) {
      await Promise.all(pictures.map((picture) => picture.decode()))
      return performance.now() - start
    }
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  throw new Error(`The list did not have ${expected} logos within ${longest / 1_000} s.`)
}
