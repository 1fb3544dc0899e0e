import { createAborted } from '../screens/createDesk.ts'
import type { Screens } from '../screens/createScreens.ts'
import type { AppIdentity, CallsScreen } from '../screens/Screen.ts'
import type { AskContext } from './Asked.ts'
import type { CallBatches } from './createCallBatches.ts'
import { getCallsStatus, requireBatch } from './getCallsStatus.ts'
import { findNetwork } from './networks.ts'
import { toList, toText } from './readers.ts'
import { refuseRpc } from './refuseRpc.ts'
import type { SmartPort } from './smart/SmartPort.ts'

const stages = { 100: 'pending', 200: 'done', 400: 'dropped', 500: 'failed', 600: 'partly' } as const

/** `wallet_showCallsStatus` (EIP-5792): shows what becomes of a batch until the visitor closes it. */
export async function showCallsStatus(parameters: {
  readonly params: unknown
  readonly batches: Pick<CallBatches, 'get'>
  /** Asks the batch's network. */
  readonly ask: AskContext['ask']
  readonly account: string
  readonly loadPort: () => Promise<SmartPort>
  readonly screens: Pick<Screens, 'set'>
  readonly getApp: () => AppIdentity
  readonly signal: AbortSignal
}): Promise<null> {
  const { account, ask, batches, getApp, loadPort, params, screens, signal } = parameters
  const batch = requireBatch(batches, toText(toList(params)[0]))
  const network = findNetwork(batch.networkId) ?? refuseRpc('no network')
  const port = await loadPort()
  const closed = new AbortController()
  const over = AbortSignal.any([signal, closed.signal])
  const show = (stage: CallsScreen['stage']): void =>
    screens.set({
      kind: 'calls',
      reportedAs: 'approve',
      app: getApp(),
      account,
      network: { name: network.name, isTestnet: network.isTestnet },
      count: batch.count,
      stage,
      failure: undefined,
      isWorking: false,
      reject: () => closed.abort(),
    })
  try {
    let stage: CallsScreen['stage'] = 'pending'
    show(stage)
    for (let round = 0; !over.aborted; round += 1) {
      // A chain that does not answer is asked again; what is known is still shown.
      const status = await getCallsStatus(batch, { ask, loadPort }).catch(() => undefined)
      const next: CallsScreen['stage'] = status === undefined ? stage : stages[status.status]
      if (next !== stage && !over.aborted) show(next)
      stage = next
      await (stage === 'pending' ? port.pause(over, round) : untilAborted(over)).catch(() => undefined)
    }
    if (signal.aborted) throw createAborted()
    return null
  } finally {
    screens.set(undefined)
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
