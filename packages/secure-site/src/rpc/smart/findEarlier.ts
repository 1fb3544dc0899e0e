import type { ApprovalFacts } from '../../screens/Facts.ts'
import type { AskContext } from '../Asked.ts'
import type { CallBatches } from '../createCallBatches.ts'
import { getCallsStatus } from '../getCallsStatus.ts'
import type { SmartPort } from './SmartPort.ts'

/**
 * Looks for an operation of this document that the chain does not have yet. Operations do not expire, so it may still happen until another
 * one takes its place.
 *
 * @param parameters.replacedBy the nonce of the operation that is asked for.
 */
export async function findEarlier(parameters: {
  readonly batches: Pick<CallBatches, 'get' | 'ids'>
  readonly context: Pick<AskContext, 'ask' | 'networkId'>
  readonly port: SmartPort
  readonly replacedBy?: bigint | undefined
}): Promise<Extract<ApprovalFacts, { readonly kind: 'calls' }>['earlier']> {
  const { batches, context, port, replacedBy } = parameters
  const last = batches
    .ids()
    .map((id) => batches.get(id))
    .findLast((batch) => batch?.operation !== undefined && batch.networkId === context.networkId)
  if (last === undefined) return undefined
  const status = await getCallsStatus(last, { ask: context.ask, loadPort: async () => port }).catch(() => undefined)
  if (status !== undefined && status.status !== 100) return undefined
  return last.nonce !== undefined && BigInt(last.nonce) === replacedBy ? 'replaced' : 'mayHappen'
}
