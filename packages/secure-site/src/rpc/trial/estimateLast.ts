import { FrameFailure } from '../../session/FrameFailure.ts'
import type { AskContext } from '../Asked.ts'
import type { NodeCall } from '../toNodeCall.ts'
import { readSimulation } from './readSimulation.ts'

/**
 * Estimates the gas of the last of several calls after those before it, such as an exchange after its permission. A run counts what is
 * refunded at its end as not used, although it is needed until then: at most a fifth (EIP-3529).
 *
 * @throws FrameFailure `rpc.failed` if the last call would fail, or the node cannot say.
 */
export async function estimateLast(parameters: {
  readonly calls: readonly NodeCall[]
  readonly ask: AskContext['ask']
}): Promise<bigint> {
  const { ask, calls } = parameters
  const answer = await ask('eth_simulateV1', [{ blockStateCalls: [{ calls }], validation: false }, 'latest'])
  const last = readSimulation(answer, calls.length)?.at(-1)
  if (last?.isDone !== true || last.gasUsed === 0n)
    throw new FrameFailure('rpc.failed', last?.message ?? 'The node cannot say what the calls need together.')
  return (last.gasUsed * 5n) / 4n
}
