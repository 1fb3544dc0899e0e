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
    // A hidden page paints no frames: its animations would end only when the visitor comes back.
    const running = elements.flatMap((element) => (element.ownerDocument.hidden ? [] : element.getAnimations()))
    await Promise.allSettled(running.map((animation) => animation.finished))
    if (!isWaiting) return
    if (running.length === 0) done()
    else await wait()
  }
  void wait()
  return () => {
    isWaiting = false
  }
}
