import { onNextFrame } from './onNextFrame.ts'

export interface AfterAnimationsParameters {
  /** Waits for their own animations and transitions, not those of descendants; none may be endless. */
  readonly elements: readonly Element[]
  readonly done: () => void
}

/**
 * Calls `done` once no animation runs on the elements: in the next frame if none ran (reduced motion, a hidden page), later if a running
 * transition was retargeted.
 *
 * @returns a function that cancels it; `done` is not called after that.
 */
export function afterAnimations({ elements, done }: AfterAnimationsParameters): () => void {
  let isWaiting = true
  const wait = async (): Promise<void> => {
    const running = elements.flatMap(listRunning)
    await Promise.allSettled(running.map((animation) => animation.finished))
    if (!isWaiting) return
    if (running.length === 0) {
      done()
      return
    }
    // A finished animation may still be listed as running for one task. Checking again in the same task would loop forever.
    await new Promise((resolve) => setTimeout(resolve))
    if (isWaiting) await wait()
  }
  // Listing animations makes the browser compute styles and layout, which the next frame does anyway.
  const cancel = onNextFrame(() => void wait())
  return () => {
    isWaiting = false
    cancel()
  }
}

function listRunning(element: Element): readonly Animation[] {
  // A hidden page paints no frames, so its animations would end only when the visitor returns.
  if (element.ownerDocument.hidden) return []
  return element.getAnimations().filter(({ playState }) => playState !== 'finished')
}
