import { nextTurn } from './nextTurn.ts'

const LEAST_TURNS = 5
const SHARE_OF_PATIENCE = 0.005

/**
 * Lets the event loop turn often enough for everything that is on its way to arrive: events, answers of wallets in the
 * same process, what follows from them. Used before proving that something does not happen.
 */
export async function settle(patience: number): Promise<void> {
  const end = performance.now() + patience * SHARE_OF_PATIENCE
  for (let turn = 0; turn < LEAST_TURNS || performance.now() < end; turn++) await nextTurn()
}
