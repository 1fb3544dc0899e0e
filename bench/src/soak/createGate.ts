/** Lets only some of many clients of a process do something at the same time. */
export interface Gate {
  /** Resolves when it is the caller's turn. Returns the function that ends the turn. */
  enter(): Promise<() => void>
}

/**
 * Creates a gate. Real clients have processors of their own; thousands in one process that connect at once would all
 * time out.
 */
export function createGate({ atOnce }: { readonly atOnce: number }): Gate {
  const waiting: (() => void)[] = []
  let entered = 0
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) entered -= 1
    else next()
  }
  return {
    async enter() {
      if (entered >= atOnce) await new Promise<void>((resolve) => void waiting.push(resolve))
      else entered += 1
      let hasLeft = false
      return () => {
        if (!hasLeft) leave()
        hasLeft = true
      }
    },
  }
}
