import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface DragPointerParameters {
  readonly from: Point
  readonly to: Point
  /** A finger by default. */
  readonly pointer?: 'touch' | 'mouse' | undefined
  /** The number of intermediate pointer moves. */
  readonly steps?: number | undefined
  /** Milliseconds between two steps, as reported to the browser. */
  readonly pace?: number | undefined
  /** How it ends: the pointer is released or stays, or the browser cancels the gesture. */
  readonly end?: 'release' | 'cancel' | 'hold' | undefined
}

const touchTypes = { press: 'touchStart', move: 'touchMove', release: 'touchEnd', cancel: 'touchCancel' } as const
const mouseTypes = {
  press: 'mousePressed',
  move: 'mouseMoved',
  release: 'mouseReleased',
  cancel: 'mouseReleased',
} as const

/** Drags a real finger or mouse across the page, in coordinates of the tested window. */
export async function dragPointer(parameters: DragPointerParameters): Promise<void> {
  const { from, to, pointer = 'touch', steps = 10, pace = 16, end = 'release' } = parameters
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = (frame?.width ?? window.innerWidth) / window.innerWidth
  let timestamp = Date.now() / 1000
  const send = async (type: keyof typeof touchTypes, at: Point): Promise<void> => {
    const point = { x: (frame?.left ?? 0) + at.x * scale, y: (frame?.top ?? 0) + at.y * scale }
    if (pointer === 'mouse') {
      const pressed = { button: 'left', buttons: 1, clickCount: 1 } as const
      await cdp().send('Input.dispatchMouseEvent', { type: mouseTypes[type], ...point, ...pressed, timestamp })
    } else {
      const touchPoints = type === 'press' || type === 'move' ? [point] : []
      await cdp().send('Input.dispatchTouchEvent', { type: touchTypes[type], touchPoints, timestamp })
    }
    timestamp += pace / 1000
  }
  await send('press', from)
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps
    await send('move', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
  }
  if (end !== 'hold') await send(end, to)
}
