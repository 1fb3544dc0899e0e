import type { Engine } from '../setup/findEngine.ts'
import type { EngineDriver } from './EngineDriver.ts'
import { followFocus } from './followFocus.ts'
import { launchPuppeteer } from './launchPuppeteer.ts'
import { startDisplay } from './startDisplay.ts'

const keys = { Tab: 'Tab', Enter: 'Return', Escape: 'Escape' } as const

/**
 * Starts Firefox in a window on a virtual display, with keys from that display's keyboard. Firefox's own driver sends keys to the
 * page even while the browser's toolbar has the focus, where no visitor's key reaches it, so Tab would not work as it does for
 * them.
 */
export async function launchFirefox({ browser, display, keyboard = '' }: Engine): Promise<EngineDriver> {
  const screen = await startDisplay(display)
  const { focusNewest, run } = followFocus({ display: screen, program: keyboard, windowClass: 'firefox' })
  const start = async (): Promise<EngineDriver> => {
    const driver = await launchPuppeteer({ browser: 'firefox', program: browser, display: screen.name })
    await focusNewest()
    return driver
  }
  const driver = await start().catch(async (error: unknown) => {
    await screen.stop()
    throw error
  })
  return {
    ...driver,
    press: async (key, modifier) => {
      await run('key', modifier ? `shift+${keys[key]}` : keys[key])
      // The answer follows what the key does.
      await driver.evaluate(() => '')
    },
    waitForPopup: async () => {
      const popup = await driver.waitForPopup()
      await focusNewest()
      return popup
    },
    close: async () => {
      await driver.close()
      await screen.stop()
    },
  }
}
