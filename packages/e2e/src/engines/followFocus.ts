import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Display } from './startDisplay.ts'
import { waitForNew } from './waitForNew.ts'

/** The keyboard of a virtual display, and the focus of its windows. */
export interface DisplayFocus {
  /** Runs `xdotool`. Resolves with its output. */
  run(...flags: readonly string[]): Promise<string>
  /** Waits for a window that was not there before, and gives it the focus, as a window manager does: a virtual display has none. */
  focusNewest(): Promise<void>
}

/** Controls the windows of one browser, which are found by their class in the X Window System. */
export function followFocus(parameters: {
  readonly display: Display
  /** The path of `xdotool`. */
  readonly program: string
  readonly windowClass: string
}): DisplayFocus {
  const { display, program, windowClass } = parameters
  const known = new Set<string>()
  const run = async (...flags: readonly string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(program, flags, { env: { ...process.env, DISPLAY: display.name } })
    return stdout
  }
  const listWindows = async (): Promise<readonly string[]> =>
    (await run('search', '--sync', '--onlyvisible', '--class', windowClass)).trim().split('\n').toReversed()
  return {
    run,
    focusNewest: async () => {
      const opened = await waitForNew(listWindows, known)
      await run('windowfocus', '--sync', opened)
    },
  }
}
