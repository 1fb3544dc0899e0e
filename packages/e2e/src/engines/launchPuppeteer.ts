import { launch, type Frame, type Page } from 'puppeteer-core'
import type { EngineDriver, EngineTab } from './EngineDriver.ts'
import { waitForNew } from './waitForNew.ts'

export interface LaunchPuppeteerParameters {
  readonly browser: 'chrome' | 'firefox'
  /** The path of the browser's program. */
  readonly program: string
  readonly flags?: readonly string[] | undefined
  /** The display on which to show a window. */
  readonly display?: string | undefined
}

/** Starts Chromium (DevTools protocol) or Firefox (WebDriver BiDi) with a fresh profile. */
export async function launchPuppeteer(parameters: LaunchPuppeteerParameters): Promise<EngineDriver> {
  const { browser: name, program, flags = [], display } = parameters
  const browser = await launch({
    browser: name,
    executablePath: program,
    headless: display === undefined,
    ...(display !== undefined && { env: { ...process.env, DISPLAY: display } }),
    args: [...flags],
    defaultViewport: { width: 1280, height: 800 },
  })
  const page = await browser.newPage()
  const known = new Set(await browser.pages())
  const { mouse, keyboard } = page
  return {
    ...toTab(page),
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewport(size),
    drag: async ([from, ...to]) => {
      await mouse.move(from.x, from.y)
      await mouse.down()
      for (const { x, y } of to) await mouse.move(x, y)
      await mouse.up()
    },
    press: async (key, modifier) => {
      if (modifier) await keyboard.down(modifier)
      await keyboard.press(key)
      if (modifier) await keyboard.up(modifier)
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    waitForPopup: async () => {
      const popup = await waitForNew(() => browser.pages(), known)
      return toTab(popup)
    },
    close: () => browser.close(),
  }
}

function toTab(page: Page): EngineTab {
  const findFrame = (url: string): Frame => {
    const frame = page.frames().find((each) => each.url().startsWith(url))
    if (frame === undefined) throw new Error(`The page has no frame of ${url}`)
    return frame
  }
  return {
    evaluate: (task, ...words) => page.evaluate(task, ...words),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    frame: (url) => ({
      evaluate: (task, ...words) => findFrame(url).evaluate(task, ...words),
      click: async ({ x, y }) => {
        const element = await findFrame(url).frameElement()
        const box = await element?.boundingBox()
        if (!box) throw new Error(`The frame of ${url} is not shown`)
        await page.mouse.click(box.x + x, box.y + y)
      },
    }),
    isClosed: async () => page.isClosed(),
  }
}
