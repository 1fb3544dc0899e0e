import { AdapterContractError } from '../AdapterContractError.ts'
import { nextTurn } from './nextTurn.ts'

/** Waits until a condition holds, asking once a turn; rejects when patience ends, saying what was awaited. */
export async function waitUntil(parameters: {
  readonly condition: () => boolean | Promise<boolean>
  /** In milliseconds. */
  readonly patience: number
  readonly awaited: string
}): Promise<void> {
  const { condition, patience, awaited } = parameters
  const end = performance.now() + patience
  while (!(await condition())) {
    if (performance.now() > end) throw new AdapterContractError(`It did not happen within ${patience} ms: ${awaited}`)
    await nextTurn()
  }
}
