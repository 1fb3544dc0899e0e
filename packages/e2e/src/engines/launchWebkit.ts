import { spawn } from 'node:child_process'
import { Builder, Capabilities, Key as SeleniumKey, Origin, type WebDriver } from 'selenium-webdriver'
import { expect, vi } from 'vitest'
import type { Engine } from '../setup/findEngine.ts'
import type { EngineDriver, Point } from './EngineDriver.ts'
import { endProcess, startDisplay } from './startDisplay.ts'

const keys = { Tab: SeleniumKey.TAB, Enter: SeleniumKey.ENTER, Escape: SeleniumKey.ESCAPE } as const

/** Starts WebKitGTK's small browser on a virtual display; its automated sessions have a fresh profile. */
export async function launchWebkit(parameters: {
  readonly engine: Engine
  /** A free port for the driver. */
  readonly port: number
}): Promise<EngineDriver> {
  const { engine, port } = parameters
  const { browser, driver = '', display } = engine
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
  const start = async (): Promise<WebDriver> => {
    await vi.waitFor(() => fetch(`${url}/status`), { interval: 20, timeout: 15_000 })
    const options = { binary: browser, args: ['--automation'] }
    const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    return new Builder().usingServer(url).withCapabilities(capabilities).build()
  }
  const web = await start().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const actions = () => web.actions({ async: true })
  const moveTo = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
  return {
    goto: (address) => web.get(address),
    reload: () => web.navigate().refresh(),
    resize: (size) => resizeViewport(web, size),
    evaluate: (task, ...words) => web.executeScript<string>(task, ...words),
    click: (point) => actions().move(moveTo(point)).click().perform(),
    drag: async ([from, ...to]) => {
      const start = actions().move(moveTo(from)).press()
      const moved = to.reduce((sequence, point) => sequence.move({ ...moveTo(point), duration: 30 }), start)
      await moved.release().perform()
    },
    press: async (key, modifier) => {
      const sequence = actions()
      if (modifier) sequence.keyDown(SeleniumKey.SHIFT)
      sequence.sendKeys(keys[key])
      if (modifier) sequence.keyUp(SeleniumKey.SHIFT)
      await sequence.perform()
    },
    type: (text) => actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await web.takeScreenshot(), 'base64'),
    close: async () => {
      await web.quit()
      await stop()
    },
  }
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
