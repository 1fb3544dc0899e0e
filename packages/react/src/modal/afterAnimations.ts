export interface AfterAnimationsParameters {
  /** Their own animations and transitions are waited for, not those of their descendants; none may be endless. */
  readonly elements: readonly Element[]
  readonly done: () => void
}

/**
 * Calls `done` once nothing runs on the elements any more: soon when nothing ran (reduced motion, a hidden page), later when
 * a running transition was sent elsewhere on its way.
 *
 * @returns the end of waiting: `done` is not called after it.
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
    // What has finished may still be listed as running, for a turn of the page: to ask again in the same turn is to ask for
    // ever, and nothing else gets a turn.
    await new Promise((resolve) => setTimeout(resolve))
    if (isWaiting) await wait()
  }
  void wait()
  return () => {
    isWaiting = false
  }
}

function listRunning(element: Element): readonly Animation[] {
  // A hidden page paints no frames: its animations would end only when the visitor comes back.
  if (element.ownerDocument.hidden) return []
  return element.getAnimations().filter(({ playState }) => playState !== 'finished')
}
