// Owns how a batch of calls passes through the wallet: as one request, or one transaction after another.
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import type { WalletCapabilities } from '../adapter/callsFeature.ts'
import type { AdapterFeatures } from '../adapter/features.ts'
import type { Adapter, Connection } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { isPlainObject } from '../kernel/utils/isPlainObject.ts'
import { selectNetwork } from '../network/networkState.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { isBatchRefused } from '../adapter/isBatchRefused.ts'
import { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
import type { Calls, SendCallsParameters } from './Calls.ts'
import { createBatches } from './createBatches.ts'
import { createCallsRequests, type CallsRequest, type CallsTarget } from './createCallsRequests.ts'
import { getCallsErrorCode } from '../adapter/getCallsErrorCode.ts'
import type { CallProgress, CallsBatch, CallsState } from './state.ts'
import { toStatus } from './toBatch.ts'

/** Creates the batches of calls of one modal. */
export function createCalls(
  context: Pick<
    PluginContext<CallsState, 'transactions'>,
    'controllers' | 'persist' | 'plugin' | 'ports' | 'signal' | 'store'
  >,
): Calls {
  const { controllers, ports, store } = context
  const { adapters, modal, network } = controllers
  const { store: transactionsStore } = context.plugin(transactionsPlugin)
  const batches = createBatches(context)

  const find = (namespace = network.store.getState().activeNamespace): CallsTarget => {
    const connection = selectActiveConnection(adapters.store.getState(), namespace)
    if (connection === undefined) throw new ModalError('connection.required')
    return { adapter: adapters.get(namespace), connection }
  }
  const isSame = ({ connection: { activeAddress, id, namespace, networkId } }: CallsTarget): boolean => {
    const current = selectActiveConnection(adapters.store.getState(), namespace)
    return current?.id === id && current.activeAddress === activeAddress && current.networkId === networkId
  }
  const assertSame = (target: CallsTarget, signal: AbortSignal | undefined): void => {
    signal?.throwIfAborted()
    if (!isSame(target)) throw new ModalError('send.changed', { details: 'The account or the network has changed' })
  }

  const { sendSteps, sendWhole } = createCallsRequests({ ...context, assertSame, batches })

  const begin = (
    target: CallsTarget,
    parts: Pick<CallsBatch, 'id' | 'mode' | 'isAtomic'>,
    count: number,
  ): CallsBatch => {
    const { activeAddress: address, namespace, networkId } = target.connection
    const waiting: CallProgress = { status: 'waiting', transactionId: null, recordKey: null }
    const calls = Array.from({ length: count }, () => waiting)
    const createdAt = ports.clock.now()
    return batches.put({ ...parts, address, namespace, networkId, calls, isOver: false, createdAt, ...toStatus(100) })
  }

  /** The request has failed. A batch of which nothing was sent leaves no trace. */
  const abandon = (id: string, error: ModalError): void => {
    const batch = batches.find(id)
    if (batch === undefined) return
    const { records } = transactionsStore.getState()
    const isAsked = ({ recordKey }: CallProgress): boolean => records.some(({ key }) => key === recordKey)
    if (!batch.calls.some(isAsked)) return batches.remove(id)
    // The record of a call that was declined is gone.
    const calls = batch.calls.map((call) =>
      call.recordKey === null || isAsked(call) ? call : { ...call, status: 'notSent' as const },
    )
    const isDuplicate = getCallsErrorCode(error) === 5720
    if (isDuplicate) batches.remove(id)
    else batches.put({ ...batch, calls, isOver: true })
  }

  const send: Calls['send'] = async (parameters) => {
    const { atomicRequired = false, calls, capabilities, namespace, signal } = parameters
    signal?.throwIfAborted()
    const target = find(namespace)
    const { connection, adapter } = target
    checkCalls(calls, adapter)
    if (selectNetwork(network.store.getState(), connection.networkId) === undefined)
      throw new ModalError('network.unsupported', { context: { networkId: connection.networkId } })
    const id = parameters.id ?? toBatchId(ports.random.bytes(32))
    if (batches.find(id) !== undefined) throw refuse(5720)
    const request: CallsRequest = { ...parameters, atomicRequired }
    const { calls: feature } = adapter.features
    if (feature !== undefined && connection.features.includes('calls')) {
      const atomic = await readAtomic(feature, connection, signal)
      assertSame(target, signal)
      if (atomicRequired && atomic === 'unsupported') throw refuse(5760)
      const isAtomic = atomic === 'supported' || (atomic === 'ready' && atomicRequired)
      try {
        return await sendWhole(begin(target, { id, mode: 'wallet', isAtomic }, calls.length), target, request)
      } catch (cause) {
        const error = toModalError(cause, 'request.failed')
        // The wallet may carry out the same calls one by one, but not without a capability that the app needs.
        const canSplit = !atomicRequired && isBatchRefused(error) && getCallsErrorCode(error) !== 5700
        if (!canSplit) throw error
        batches.remove(id)
      }
    }
    if (atomicRequired && calls.length > 1) throw refuse(5760)
    if (isAnyRequired(capabilities)) throw refuse(5700)
    return await sendSteps(
      begin(target, { id, mode: 'steps', isAtomic: calls.length === 1 }, calls.length),
      target,
      request,
    )
  }

  const getOwner = (id: string): { readonly batch: CallsBatch | undefined; readonly target: CallsTarget } => {
    const batch = batches.find(id)
    if (batch === undefined) return { batch, target: find() }
    const adapter = adapters.get(batch.namespace)
    const connection = adapter.store
      .getState()
      .connections.find(
        ({ accounts, features }) =>
          features.includes('calls') && accounts.some(({ address }) => address === batch.address),
      )
    if (connection === undefined) throw new ModalError('connection.required')
    return { batch, target: { adapter, connection } }
  }
  const getFeature = ({ adapter, connection }: CallsTarget) => {
    const { calls } = adapter.features
    if (calls === undefined || !connection.features.includes('calls')) throw refuse(5730)
    return calls
  }

  return {
    send: async (parameters) => {
      const { onProgress } = parameters
      const id = parameters.id ?? toBatchId(ports.random.bytes(32))
      const isTaken = batches.find(id) !== undefined
      const release = isTaken ? () => undefined : batches.own(id)
      const end = store.subscribe(({ batches: all }, { batches: before }) => {
        const batch = all.find((each) => each.id === id)
        if (batch !== undefined && batch !== before.find((each) => each.id === id)) onProgress?.(batch)
      })
      try {
        return await send({ ...parameters, id })
      } catch (cause) {
        const error = toModalError(cause, 'request.failed')
        if (!isTaken) abandon(id, error)
        await fillMessage(error)
        throw error
      } finally {
        end()
        release()
      }
    },
    getStatus: async ({ id, signal }) => {
      const known = batches.find(id)
      if (known?.mode === 'steps') return toCallsStatus(known)
      const { target, batch } = getOwner(id)
      const status = await getFeature(target).getStatus({ connectionId: target.connection.id, id, signal })
      const isAtomic = status.isAtomic ?? batch?.isAtomic
      return isAtomic === undefined ? status : { ...status, isAtomic }
    },
    show: async ({ id, signal }) => {
      if (batches.find(id)?.mode === 'steps') return modal.open({ view: 'Transactions' })
      const { target } = getOwner(id)
      const { show } = getFeature(target)
      if (show === undefined) throw new ModalError('feature.unsupported', { context: { feature: 'calls' } })
      await show({ connectionId: target.connection.id, id, signal })
    },
    destroy: batches.destroy,
  }
}

/** Reads whether the wallet carries out batches as a whole; `undefined` if it does not say, so that it has to be asked. */
async function readAtomic(
  feature: NonNullable<AdapterFeatures['calls']>,
  { id: connectionId, networkId }: Connection,
  signal: AbortSignal | undefined,
): Promise<WalletCapabilities[string]['atomic'] | undefined> {
  const capabilities = await feature.getCapabilities({ connectionId, signal }).catch(() => undefined)
  return (capabilities?.[networkId] ?? capabilities?.[`${networkId.split(':')[0]}:0`])?.atomic
}

function checkCalls(calls: SendCallsParameters['calls'], adapter: Adapter): void {
  if (calls.length === 0)
    throw new ModalError('options.invalid', {
      context: { option: 'calls', given: 'no call', allowed: 'one call or more' },
    })
  for (const [index, { to }] of calls.entries()) {
    const context = { option: `calls[${index}].to`, given: to, allowed: 'an address' }
    if (!adapter.isAddress(to)) throw new ModalError('options.invalid', { context })
  }
}

/** Whether there is a capability that the app cannot do without (EIP-5792). */
function isAnyRequired(capabilities: SendCallsParameters['capabilities']): boolean {
  return Object.values(capabilities ?? {}).some((value) => !(isPlainObject(value) && value['optional'] === true))
}

/** The refusals that a wallet without batches would give (EIP-5792). */
function refuse(code: 5700 | 5720 | 5730 | 5760): ModalError {
  const cause = { code }
  if (code === 5700 || code === 5760) {
    const method = 'wallet_sendCalls'
    return new ModalError('request.unsupported', { cause, details: reasons[code], context: { method } })
  }
  return new ModalError('request.failed', { cause, details: reasons[code], context: { providerCode: code } })
}

const reasons = {
  5700: 'The wallet does not support a capability that is not optional',
  5720: 'There is already a batch with this id',
  5730: 'No batch with this id is known',
  5760: 'The wallet cannot carry out a batch as a whole',
} as const

function toCallsStatus({ calls, isAtomic, status, statusCode }: CallsBatch) {
  const transactionIds = calls.map(({ transactionId }) => transactionId).filter((id) => id !== null)
  return { status, statusCode, isAtomic, transactionIds }
}

const toBatchId = (bytes: Uint8Array): string =>
  `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
