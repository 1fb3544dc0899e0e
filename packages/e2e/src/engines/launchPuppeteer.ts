import { launch } from 'puppeteer-core'
import type { EngineDriver } from './EngineDriver.ts'

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
  const { mouse, keyboard } = page
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewport(size),
    evaluate: (task, ...words) => page.evaluate(task, ...words),
    click: ({ x, y }) => mouse.click(x, y),
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
    type: (text) => keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
