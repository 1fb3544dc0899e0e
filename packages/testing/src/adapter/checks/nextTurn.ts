import { realTimers } from './realTimers.ts'

/** Lets the event loop turn once. */
export async function nextTurn(): Promise<void> {
  await new Promise<void>((resolve) => {
    realTimers.setTimeout(resolve, 0)
  })
}
