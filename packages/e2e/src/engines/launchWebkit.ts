import { spawn } from 'node:child_process'
import { Builder, Capabilities, Key as SeleniumKey, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { expect, vi } from 'vitest'
import type { Engine } from '../setup/findEngine.ts'
import { answersWithin } from './answersWithin.ts'
import type { EngineDriver, EngineTab, Point } from './EngineDriver.ts'
import { followFocus } from './followFocus.ts'
import { findFrameElement } from './findFrameElement.ts'
import { endProcess, startDisplay } from './startDisplay.ts'
import { waitForNew } from './waitForNew.ts'

const keys = { Tab: SeleniumKey.TAB, Enter: SeleniumKey.ENTER, Escape: SeleniumKey.ESCAPE } as const

/** Starts WebKitGTK's small browser on a virtual display; its automated sessions have a fresh profile. */
export async function launchWebkit(parameters: {
  readonly engine: Engine
  /** A free port for the driver. */
  readonly port: number
}): Promise<EngineDriver> {
  const { engine, port } = parameters
  const { browser, driver = '', display, keyboard = '' } = engine
  const screen = await startDisplay(display)
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: screen.name },
    stdio: ['ignore', 'ignore', process.env['LATCHKEY_DRIVER_LOG'] === undefined ? 'ignore' : 'inherit'],
  })
  const stop = async (): Promise<void> => {
    await endProcess(server)
    await screen.stop()
  }
  const url = `http://127.0.0.1:${port}`
  const { focusNewest } = followFocus({ display: screen, program: keyboard, windowClass: 'MiniBrowser' })
  const start = async (): Promise<WebDriver> => {
    await vi.waitFor(() => fetch(`${url}/status`), { interval: 20, timeout: 15_000 })
    const options = { binary: browser, args: ['--automation'] }
    const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    const started = await new Builder().usingServer(url).withCapabilities(capabilities).build()
    await focusNewest()
    return started
  }
  const web = await start().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const actions = () => web.actions({ async: true })
  const moveTo = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
  const first = await web.getWindowHandle()
  const known = new Set([first])
  /** Finds a frame of the page in which the session is. */
  const findFrame = async (url: string): Promise<WebElement> => {
    const frame = await web.executeScript<WebElement | null>(findFrameElement, url)
    if (frame === null) throw new Error(`The page has no frame of ${url}`)
    return frame
  }
  let last: Promise<unknown> = Promise.resolve()
  let current = first
  /** Runs a task in a window, or in a frame of it. The session is at one place at a time, so tasks run one after another. */
  const at = <value>(place: Place, task: () => Promise<value>): Promise<value> => {
    const run = async (): Promise<value> => {
      if (current !== place.handle) await web.switchTo().window(place.handle)
      current = place.handle
      if (place.frame === undefined) return task()
      await web.switchTo().frame(await findFrame(place.frame))
      try {
        return await task()
      } finally {
        await web.switchTo().defaultContent()
      }
    }
    const next = last.then(run, run)
    last = next
    return next
  }
  const click = (point: Point): Promise<void> => actions().move(moveTo(point)).click().perform()
  const toTab = (handle: string): EngineTab => ({
    evaluate: (task, ...words) => at({ handle }, () => web.executeScript<string>(task, ...words)),
    click: (point) => at({ handle }, () => click(point)),
    type: (text) => at({ handle }, () => actions().sendKeys(text).perform()),
    frame: (url) => ({
      evaluate: (task, ...words) => at({ handle, frame: url }, () => web.executeScript<string>(task, ...words)),
      click: ({ x, y }) =>
        at({ handle }, async () => {
          const frame = await findFrame(url)
          const { left, top } = await web.executeScript<{ readonly left: number; readonly top: number }>(
            (element: HTMLIFrameElement) => element.getBoundingClientRect(),
            frame,
          )
          await click({ x: left + x, y: top + y })
        }),
    }),
    isClosed: async () => !(await at({ handle: first }, () => web.getAllWindowHandles())).includes(handle),
  })
  return {
    ...toTab(first),
    goto: (address) => at({ handle: first }, () => replaceDocument(web, () => web.get(address))),
    reload: () => at({ handle: first }, () => replaceDocument(web, () => web.navigate().refresh())),
    resize: (size) => at({ handle: first }, () => resizeViewport(web, size)),
    drag: ([from, ...to]) =>
      at({ handle: first }, async () => {
        const start = actions().move(moveTo(from)).press()
        const moved = to.reduce((sequence, point) => sequence.move({ ...moveTo(point), duration: 30 }), start)
        await moved.release().perform()
      }),
    press: (key, modifier) =>
      at({ handle: first }, async () => {
        const sequence = actions()
        if (modifier) sequence.keyDown(SeleniumKey.SHIFT)
        sequence.sendKeys(keys[key])
        if (modifier) sequence.keyUp(SeleniumKey.SHIFT)
        await sequence.perform()
      }),
    screenshot: () => at({ handle: first }, async () => Buffer.from(await web.takeScreenshot(), 'base64')),
    waitForPopup: async () => {
      const popup = await waitForNew(() => at({ handle: first }, () => web.getAllWindowHandles()), known)
      await focusNewest()
      return toTab(popup)
    },
    close: async () => {
      // A browser that has hung does not quit.
      await answersWithin(web.quit(), 10_000)
      await stop()
    },
  }
}

/** A document of the browser. */
interface Place {
  /** WebDriver's handle of the window. */
  readonly handle: string
  /** The start of a frame's address. */
  readonly frame?: string | undefined
}

/**
 * Navigates, and waits until another document is there and loaded: on a busy machine, the driver's command ends while the browser still has
 * the last document, or has only started with the next.
 */
async function replaceDocument(web: WebDriver, navigate: () => Promise<void>): Promise<void> {
  await web.executeScript(() => void Object.assign(globalThis, { latchkeyLastDocument: true }))
  await navigate()
  const isReplaced = () =>
    web
      .executeScript<boolean>(() => !('latchkeyLastDocument' in globalThis) && document.readyState === 'complete')
      // Between two documents, there is none to ask.
      .catch(() => false)
  await expect.poll(isReplaced, { message: 'the next document is loaded', interval: 20 }).toBe(true)
}

/** Sets the window's size so that the page gets the wanted one. */
async function resizeViewport(
  web: WebDriver,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  const getSize = () =>
    web.executeScript<{ readonly width: number; readonly height: number }>(() => ({
      width: innerWidth,
      height: innerHeight,
    }))
  const window = web.manage().window()
  const [outer, inner] = [await window.getRect(), await getSize()]
  await window.setRect({
    x: 0,
    y: 0,
    width: outer.width - inner.width + size.width,
    height: outer.height - inner.height + size.height,
  })
  // The page gets its new size after the window.
  await expect.poll(getSize, { message: 'the size of the viewport' }).toEqual(size)
}
