import { FrameFailure } from '../session/FrameFailure.ts'
import { mostCalls } from '../vault/sign/SignRequest.ts'
import { broadcast, toTransactions } from './askTransaction.ts'
import type { AskContext, Asked } from './Asked.ts'
import type { CallBatches } from './createCallBatches.ts'
import type { Network } from './networks.ts'
import { readTransaction } from './readTransaction.ts'
import { toList, toObject, toQuantity, toText } from './readers.ts'
import { refuseRpc } from './refuseRpc.ts'

/** `wallet_sendCalls` (EIP-5792) of an account without code: one approval, and the calls in their order, not as one. */
export async function askCalls(context: AskContext, network: Network, batches: CallBatches): Promise<Asked> {
  const [given] = toList(context.params, 1)
  const { atomicRequired, calls, capabilities, chainId, from, id } = toObject(given)
  if (from !== undefined && toText(from).toLowerCase() !== context.from.toLowerCase()) refuseRpc('another account')
  if (`eip155:${toQuantity(chainId, 'chainId')}` !== context.networkId) refuseRpc('another chain')
  if (atomicRequired === true) refuseRpc('calls as one transaction, which this account cannot do (5760)')
  checkCapabilities(capabilities)
  const list = toList(calls)
  if (list.length === 0 || list.length > mostCalls) refuseRpc(`${list.length} calls in a batch of 1 to ${mostCalls}`)
  const asked = list.map((call) => {
    const { capabilities: own, data, to, value, ...others } = toObject(call)
    const [other] = Object.keys(others)
    if (other !== undefined) refuseRpc(`a call with ${other.slice(0, 40)}`)
    checkCapabilities(own)
    if (to !== undefined && !toText(to).startsWith('0x')) refuseRpc('to does not start with 0x')
    if (data !== undefined && !toText(data).startsWith('0x')) refuseRpc('data does not start with 0x')
    return readTransaction({ to, data, value }, context)
  })
  const batchId = batches.reserve(id === undefined ? undefined : toText(id))
  return {
    ...(await toTransactions(context, network, asked)),
    title: 'batch',
    finish: async (signed) => {
      const hashes: string[] = []
      try {
        // A call that the chain refuses, or may not have, ends the batch: those after it may depend on it.
        for (const each of signed) {
          context.signal.throwIfAborted()
          const { hash, isKnown } = await broadcast(each, context)
          hashes.push(hash)
          if (!isKnown) break
        }
      } catch (error) {
        if (hashes.length === 0) throw error
      }
      batches.set({ id: batchId, networkId: context.networkId, hashes, count: signed.length })
      return { id: batchId }
    },
  }
}

/** A capability that a page requires and the wallet does not have ends the request (EIP-5792). */
function checkCapabilities(value: unknown): void {
  for (const [name, capability] of Object.entries(value === undefined ? {} : toObject(value))) {
    const { optional } = toObject(capability)
    if (optional !== true)
      throw new FrameFailure('rpc.refused', `The wallet has no capability ${name.slice(0, 40)} (5700)`)
  }
}
