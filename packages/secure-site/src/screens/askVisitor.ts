import { FrameFailure } from '../session/FrameFailure.ts'
import { createAborted } from './createDesk.ts'
import type { Screens } from './createScreens.ts'
import type { Screen, ScreenFailure } from './Screen.ts'

/** What a screen's buttons may do. */
export interface ScreenControls<value> {
  /** Ends the screen with a result. While one attempt runs, further presses do nothing; a failure is shown, and the screen stays. */
  readonly attempt: (act: () => Promise<value>) => void
  readonly reject: () => void
  /** Draws the screen again, with what the caller has changed, and without the last failure. */
  readonly redraw: () => void
  readonly isWorking: boolean
  readonly failure: ScreenFailure | undefined
}

/**
 * Shows a screen until the visitor has decided. Buttons of a screen that is over do nothing.
 *
 * @throws FrameFailure `request.rejected`, `request.aborted`; whatever `toFailure` does not know how to show.
 */
export async function askVisitor<value>(parameters: {
  readonly screens: Pick<Screens, 'set'>
  readonly signal: AbortSignal
  readonly draw: (controls: ScreenControls<value>) => Screen
  /** What the screen shows of an error; `undefined` ends the screen with it. */
  readonly toFailure: (error: unknown) => ScreenFailure | undefined
}): Promise<value> {
  const { draw, screens, signal, toFailure } = parameters
  if (signal.aborted) throw createAborted()
  return await new Promise<value>((resolve, reject) => {
    let isOver = false
    let isWorking = false
    let failure: ScreenFailure | undefined

    const show = (): void =>
      screens.set(
        draw({
          isWorking,
          failure,
          attempt: (act) => void attempt(act),
          redraw: () => {
            failure = undefined
            if (!isOver) show()
          },
          reject: () => {
            if (!isWorking) end(() => reject(new FrameFailure('request.rejected', 'The visitor has declined.')))
          },
        }),
      )
    const abort = (): void => end(() => reject(createAborted()))
    const end = (settle: () => void): void => {
      if (isOver) return
      isOver = true
      signal.removeEventListener('abort', abort)
      screens.set(undefined)
      settle()
    }
    const attempt = async (act: () => Promise<value>): Promise<void> => {
      if (isOver || isWorking) return
      isWorking = true
      failure = undefined
      show()
      try {
        const result = await act()
        end(() => resolve(result))
      } catch (error) {
        isWorking = false
        failure = toFailure(error)
        if (isOver) return
        if (failure === undefined) end(() => reject(error))
        else show()
      }
    }
    signal.addEventListener('abort', abort, { once: true })
    show()
  })
}
