import { isModalError } from '@latchkey/core/adapter'

/** Waits for a promise. Returns `done`, the code of an error of the catalogue, or `foreign: …` for any other rejection. */
export async function getOutcome(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
    return 'done'
  } catch (error) {
    return isModalError(error) ? error.code : `foreign: ${String(error)}`
  }
}
