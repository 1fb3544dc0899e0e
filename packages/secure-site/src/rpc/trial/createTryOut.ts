import type { AskContext, Asked } from '../Asked.ts'
import type { Network } from '../networks.ts'
import { limitTrial } from './limitTrial.ts'

/** Tries out what the worker will sign. It loads when it is needed, and ends in time. */
export function createTryOut(
  { ask, from }: Pick<AskContext, 'ask' | 'from'>,
  network: Network,
): NonNullable<Asked['tryOut']> {
  return (requests) =>
    limitTrial({ run: async () => (await import('./tryCalls.ts')).tryCalls({ requests, from, network, ask }) })
}
