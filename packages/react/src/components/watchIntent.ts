import { whenIdle } from '../internals/whenIdle.ts'

/** The distance from which a pointer counts as near a button, in px. */
const nearby = 64

/** The shortest time between two measurements of the distance, in ms. */
const pause = 50

export interface WatchIntentParameters {
  /** The pointer is near one of our buttons or pressed on it, or one has the focus. Called once. */
  readonly onIntent: () => void
  /** The page is idle, after the visitor has pressed something for the first time. Called once. */
  readonly onIdle: () => void
  /** Whether `onIdle` need not wait for a press. */
  readonly isEager: boolean
  /** Our buttons, which may be in shadow roots. */
  readonly getButtons: () => Iterable<Element>
  /** Aborts when the modal is destroyed, which ends the watching, too. */
  readonly signal: AbortSignal
}

/** Watches for the first signs that the visitor is about to open the modal. Returns a function that ends it. */
export function watchIntent({ onIntent, onIdle, isEager, getButtons, signal }: WatchIntentParameters): () => void {
  const intent = new AbortController()
  const press = new AbortController()
  const listen = <type extends keyof WindowEventMap>(
    controller: AbortController,
    type: type,
    listener: (event: WindowEventMap[type]) => void,
  ): void => window.addEventListener(type, listener, { capture: true, signal: controller.signal })
  let measuredAt = 0
  const intend = (): void => {
    intent.abort()
    onIntent()
  }
  const approach = ({ clientX: x, clientY: y, timeStamp, type }: PointerEvent): void => {
    if (type === 'pointermove' && timeStamp - measuredAt < pause) return
    measuredAt = timeStamp
    for (const button of getButtons()) {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      if (Math.max(left - x, x - right, top - y, y - bottom) < nearby) return intend()
    }
  }
  const focus = (event: FocusEvent): void => {
    for (const button of getButtons()) if (event.composedPath().includes(button)) return intend()
  }
  let cancelIdle: (() => void) | undefined
  const act = (): void => {
    press.abort()
    cancelIdle = whenIdle(onIdle)
  }
  listen(intent, 'pointermove', approach)
  listen(intent, 'pointerdown', approach)
  listen(intent, 'focusin', focus)
  if (isEager) act()
  else {
    listen(press, 'pointerdown', act)
    listen(press, 'keydown', act)
  }
  const end = (): void => {
    intent.abort()
    press.abort()
    cancelIdle?.()
  }
  signal.addEventListener('abort', end)
  return end
}
