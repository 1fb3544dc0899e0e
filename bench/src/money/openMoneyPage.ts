import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { addPageWallet } from './addPageWallet.ts'
import type { MoneyWorld } from './startMoneyWorld.ts'

/** A page of the app, in a browser profile of its own, with a connected account. */
export interface MoneyPage {
  readonly page: Page
  find(testId: string): Locator
  /** Opens a view, and waits for an element of it. */
  open(view: string, testId: string): Promise<void>
  close(): Promise<void>
  /** Used heap in MB after a garbage collection. */
  readHeap(): Promise<number>
  /** Slows the processor down 4 ×, and returns a function that returns the longest task since, in ms; 0 if none took 50 ms. */
  watchTasks(): Promise<() => Promise<number>>
  /** Presses an element without a search of the whole page, which would be a long task of its own. */
  press(testId: string): Promise<void>
  /** Waits until the modal has this many elements that match a selector. */
  waitForCount(selector: string, wanted: number): Promise<void>
  /** Scrolls the view like a mouse wheel until it has this many elements that match a selector, and its end is on screen. */
  scroll(selector: string, wanted: number): Promise<void>
  end(): Promise<void>
}

export async function openMoneyPage(parameters: {
  readonly browser: Browser
  readonly world: MoneyWorld
  readonly account: string
}): Promise<MoneyPage> {
  const { browser, world, account } = parameters
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript(addPageWallet, { rpcUrl: world.rpcUrl, account })
  const page = await context.newPage()
  const session: CDPSession = await context.newCDPSession(page)
  const find = (testId: string): Locator => page.getByTestId(testId).first()
  await page.goto(world.pageUrl)
  await page.waitForFunction(() => 'modal' in window)
  await page.evaluate(() => window.modal.open({ view: 'Connect' }))
  await find('lk-connect-wallet-com.example.bench').click()
  await page.waitForFunction(() => document.querySelector('output')?.textContent?.startsWith('0x'))
  await find('lk-modal').waitFor({ state: 'detached' })

  return {
    page,
    find,
    open: async (view, testId) => {
      await page.evaluate((wanted) => window.modal.open({ view: wanted }), view)
      await find(testId).waitFor()
    },
    close: async () => {
      await page.evaluate(() => window.modal.close())
      await find('lk-modal').waitFor({ state: 'detached' })
    },
    readHeap: async () => {
      await session.send('HeapProfiler.enable')
      // Weak references are cleared by the first collection, and what they held by the next.
      for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
      await session.send('HeapProfiler.disable')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      return usedSize / 1_000_000
    },
    watchTasks: async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const from = await page.evaluate(() => performance.now())
      return async () => {
        // Long tasks are reported after they end.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
        const tasks = await page.evaluate(() => window.longTasks)
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
        return Math.max(0, ...tasks.filter(([start]) => start >= from).map(([, duration]) => duration))
      }
    },
    press: (testId) =>
      page.evaluate((id) => {
        const root = document.querySelector('[data-testid="lk-host"]')?.shadowRoot
        root?.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click()
      }, testId),
    waitForCount: async (selector, wanted) => {
      await page.waitForFunction(
        ([searched, least]) => {
          const root = document.querySelector('[data-testid="lk-host"]')?.shadowRoot
          return (root?.querySelectorAll(searched).length ?? 0) >= least
        },
        [selector, wanted] as const,
      )
    },
    scroll: async (selector, wanted) => {
      const box = await find('lk-modal').boundingBox()
      if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      const isEnd = (): Promise<boolean> =>
        page.evaluate(
          ([searched, least]) =>
            new Promise((resolve) => {
              requestAnimationFrame(() => {
                const root = document.querySelector('[data-testid="lk-host"]')?.shadowRoot
                const view = root?.querySelector('.lk-view')
                const isWhole = (root?.querySelectorAll(searched).length ?? 0) >= least
                resolve(!!view && isWhole && view.scrollTop + view.clientHeight >= view.scrollHeight - 1)
              })
            }),
          [selector, wanted] as const,
        )
      while (!(await isEnd())) await page.mouse.wheel(0, 400)
    },
    end: () => context.close(),
  }
}
