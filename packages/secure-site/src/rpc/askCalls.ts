import { FrameFailure } from '../session/FrameFailure.ts'
import { mostCalls, type SmartCall } from '../vault/sign/SignRequest.ts'
import type { AskContext, Asked } from './Asked.ts'
import { broadcast } from './broadcast.ts'
import type { CallParts } from './CallParts.ts'
import { describeCalls } from './describeCalls.ts'
import { type AskedTransaction, readTransaction } from './readTransaction.ts'
import { toList, toObject, toQuantity, toText } from './readers.ts'
import { refuseRpc } from './refuseRpc.ts'
import { askOperation, type AskedPaymaster } from './smart/askOperation.ts'
import { awaitReceipt } from './smart/awaitReceipt.ts'
import { completeSelfCalls } from './smart/completeSelfCalls.ts'
import { findEarlier } from './smart/findEarlier.ts'
import type { Account } from './smart/readAccount.ts'
import { requireSettled } from './smart/requireSettled.ts'
import { sendOperation, toOperation } from './smart/toOperation.ts'
import { toSmartCall } from './smart/toSmartCall.ts'
import { toTransactions } from './toTransactions.ts'
import { createTryOut } from './trial/createTryOut.ts'

/**
 * `wallet_sendCalls` (EIP-5792). A smart account carries the calls out as one: as an operation if the app pays, else as a transaction to
 * itself. Any other account sends them in their order. One approval is for all of them.
 */
export async function askCalls(parts: CallParts): Promise<Asked> {
  const { account, batches, context } = parts
  const { calls, id, isAtomicRequired, sponsoring } = readCalls(context, account)
  if (!account.isSmart && isAtomicRequired) refuseRpc('calls as one, which this account cannot do', 5760)
  const batchId = batches.reserve(id)
  const smartCalls = calls.map((call) => toSmartCall(call))
  const isPlain = smartCalls.includes(undefined)
  if (!account.isSmart || isPlain) {
    if (isAtomicRequired && calls.length > 1) refuseRpc('the creation of a contract as one with other calls', 5760)
    if (sponsoring?.isRequired === true) refuseRpc('the creation of a contract that the app pays for', 5700)
    return askSequence(parts, { batchId, calls, sponsor: undefined })
  }
  const given = smartCalls.filter((call) => call !== undefined)
  const operation =
    account.isSponsored || sponsoring !== undefined
      ? await askOperation({ ...parts, calls: given, paymaster: sponsoring })
      : undefined
  if (operation !== undefined && 'send' in operation) {
    const asked = await toOperation(parts, operation)
    const finish: Asked['finish'] = async (signed) => {
      // Known to the bundler or not: the page can ask what becomes of it.
      await sendOperation(parts, { operation, signed, batchId })
      return { id: batchId }
    }
    return { ...asked, title: 'batch', finish }
  }
  if (operation !== undefined && sponsoring?.isRequired === true)
    refuseRpc(`calls that the app does not pay for (${operation.refusal})`, 5700)
  const sponsor = operation === undefined ? undefined : 'refused'
  if (given.length === 1) return askSequence(parts, { batchId, calls, sponsor })
  return askSelfCalls(parts, { batchId, calls: given, sponsor })
}

interface ReadCalls {
  readonly calls: readonly AskedTransaction[]
  readonly id: string | undefined
  readonly isAtomicRequired: boolean
  /** The paymaster service that the page asks for. */
  readonly sponsoring: (AskedPaymaster & { readonly isRequired: boolean }) | undefined
}

function readCalls(context: AskContext, account: Pick<Account, 'isSmart'>): ReadCalls {
  const [given] = toList(context.params, 1)
  const { atomicRequired, calls, capabilities, chainId, from, id } = toObject(given)
  if (from !== undefined && toText(from).toLowerCase() !== context.from.toLowerCase())
    refuseRpc('another account', 4100)
  if (`eip155:${toQuantity(chainId, 'chainId')}` !== context.networkId) refuseRpc('another chain', 5710)
  const list = toList(calls)
  if (list.length === 0) refuseRpc('0 calls in a batch')
  if (list.length > mostCalls) refuseRpc(`${list.length} calls in a batch of 1 to ${mostCalls}`, 5740)
  const { paymasterService, ...others } = capabilities === undefined ? {} : toObject(capabilities)
  checkCapabilities(others)
  if (!account.isSmart) checkCapabilities(paymasterService === undefined ? {} : { paymasterService })
  return {
    calls: list.map((call) => readCall(call, context)),
    id: id === undefined ? undefined : toText(id),
    isAtomicRequired: atomicRequired === true,
    sponsoring: account.isSmart && paymasterService !== undefined ? readSponsoring(paymasterService) : undefined,
  }
}

function readCall(call: unknown, context: AskContext): AskedTransaction {
  const { capabilities, data, to, value, ...others } = toObject(call)
  const [other] = Object.keys(others)
  if (other !== undefined) refuseRpc(`a call with ${other.slice(0, 40)}`)
  checkCapabilities(capabilities === undefined ? {} : toObject(capabilities))
  if (to !== undefined && !toText(to).startsWith('0x')) refuseRpc('to does not start with 0x')
  if (data !== undefined && !toText(data).startsWith('0x')) refuseRpc('data does not start with 0x')
  return readTransaction({ to, data, value }, context)
}

/** The longest address and context of a paymaster service, in characters. */
const mostText = 2_048

/** ERC-7677. Nothing here reads the address or the context: the server decides whether they count. */
function readSponsoring(value: unknown): NonNullable<ReadCalls['sponsoring']> {
  const { context: given, optional, url } = toObject(value)
  const text = url === undefined ? undefined : toText(url)
  if (text !== undefined && text.length > mostText) refuseRpc('the address of a paymaster service of this length')
  const context = given === undefined ? undefined : JSON.stringify(toObject(given))
  if (context !== undefined && context.length > mostText) refuseRpc('the context of a paymaster service of this length')
  return { url: text, context, isRequired: optional !== true }
}

/** A capability that a page requires and the wallet does not have ends the request (EIP-5792). */
function checkCapabilities(capabilities: Readonly<Record<string, unknown>>): void {
  for (const [name, capability] of Object.entries(capabilities)) {
    const { optional } = toObject(capability)
    if (optional !== true)
      throw new FrameFailure('rpc.refused', `The wallet has no capability ${name.slice(0, 40)} (5700)`, {
        rpcCode: 5700,
      })
  }
}

/** One transaction to oneself, which the visitor pays for. */
async function askSelfCalls(
  { account, batches, context, network }: CallParts,
  given: { readonly batchId: string; readonly calls: readonly SmartCall[]; readonly sponsor: 'refused' | undefined },
): Promise<Asked> {
  const { batchId, calls, sponsor } = given
  const { ask, from, networkId } = context
  const [request, earlier] = await Promise.all([
    completeSelfCalls({ context, account, calls }),
    findEarlier({ batches, context, port: account.port }),
  ])
  return {
    title: 'batch',
    networkId,
    from,
    request,
    describe: (requests) => describeCalls({ requests, network, ask, more: { sponsor, earlier } }),
    tryOut: createTryOut(context, network),
    finish: async ([signed = new Uint8Array()]) => {
      const { hash } = await broadcast(signed, context)
      const nonce = String(request.transaction.nonce)
      batches.set({ id: batchId, networkId, from, hashes: [hash], count: calls.length, isAtomic: true, nonce })
      return { id: batchId }
    },
  }
}

/** Transactions that follow each other. */
async function askSequence(
  { account, batches, context, network }: CallParts,
  given: {
    readonly batchId: string
    readonly calls: readonly AskedTransaction[]
    readonly sponsor: 'refused' | undefined
  },
): Promise<Asked> {
  const { batchId, calls, sponsor } = given
  const { from, networkId, signal } = context
  const isDelegated = account.code === 'own'
  if (isDelegated) await requireSettled(context)
  const earlier = await findEarlier({ batches, context, port: account.port })
  return {
    ...(await toTransactions(context, network, { asked: calls, more: { sponsor, earlier } })),
    title: 'batch',
    finish: async (signed) => {
      const hashes: string[] = []
      const save = (): void => {
        batches.set({ id: batchId, networkId, from, hashes, count: signed.length, isAtomic: false })
      }
      try {
        // A call that the chain refuses, or may not have, ends the batch: those after it may depend on it.
        for (const [index, each] of signed.entries()) {
          signal.throwIfAborted()
          const { hash, isKnown } = await broadcast(each, context)
          hashes.push(hash)
          save()
          if (!isKnown) break
          // Nodes take one transaction of a delegated account at a time.
          const isLast = index === signed.length - 1
          if (isDelegated && !isLast && !(await awaitReceipt(account.port, { ...context, hash }))) break
        }
      } catch (error) {
        if (hashes.length === 0) throw error
      }
      save()
      return { id: batchId }
    },
  }
}
