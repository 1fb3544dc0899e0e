import { ModalError } from '../errors/ModalError.ts'
import type { ClockPort } from '../ports/ports.ts'

/**
 * Waits for a promise, at most for a number of milliseconds.
 *
 * @throws `request.timedOut` ('Timed out') after the timeout.
 */
export async function raceTimeout<value>(
  promise: Promise<value>,
  parameters: { readonly clock: ClockPort; readonly milliseconds: number },
): Promise<value> {
  let cancel: () => void = () => undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    cancel = parameters.clock.after(parameters.milliseconds, () => reject(new ModalError('request.timedOut')))
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    cancel()
  }
}
