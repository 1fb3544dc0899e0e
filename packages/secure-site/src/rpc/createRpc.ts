import { classifyRpcMethod } from '@latchkey/protocol/frame'
import type { HandoffCall } from '../handoff/handoffContent.ts'
import { createAborted, type Desk } from '../screens/createDesk.ts'
import type { Screens } from '../screens/createScreens.ts'
import type { AppIdentity } from '../screens/Screen.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import type { Addresses } from '../vault/derive/deriveAccounts.ts'
import { toFields } from '../vault/worker/toFields.ts'
import { LaterAnswer } from './Asked.ts'
import type { Approvals } from './createApprovals.ts'
import type { CallBatches } from './createCallBatches.ts'
import { sendMethods, type Node } from './createNode.ts'
import { findNetwork, type Network } from './networks.ts'
import { toList, toText } from './readers.ts'
import { isApprovable } from './isApprovable.ts'
import type { AccountType, SmartPort } from './smart/SmartPort.ts'

/** Who asks, once the app may use the wallet. */
export interface RpcAccess {
  readonly account: string
  readonly addresses: Addresses
  /** What the app has chosen. */
  readonly accountType: AccountType
  readonly openKeys: (signal: AbortSignal) => Promise<void>
  /** Loads what approves in windows, with the first request that needs an approval. Absent if no window could approve. */
  readonly loadWindows?: (() => Promise<RpcWindows>) | undefined
}

/** Approvals in windows of the wallet. */
export interface RpcWindows {
  /** Whether this document approves nothing itself. */
  readonly isRequired: boolean
  /**
   * Shows the way to a window, and returns its answer.
   *
   * @param options.block offers to block the app.
   */
  ask(call: HandoffCall, options: WindowOptions): Promise<unknown>
  /** Opens a window within the click, and returns what waits for its answer. */
  open(call: HandoffCall): (options: WindowOptions) => Promise<unknown>
}

/** How a window is waited for. */
export interface WindowOptions {
  readonly signal: AbortSignal
  readonly block: (() => void) | undefined
}

/** Answers requests for the chain and for signatures. */
export interface Rpc {
  request(parameters: {
    /** Of the page's message. */
    readonly id: string
    readonly chainId: string
    readonly method: string
    readonly params: unknown
  }): Promise<unknown>
  /** Ends one request. */
  abort(id: string): void
  /** Ends the requests that need an approval; those that only read continue. */
  abortUnsafe(): void
}

/** An abortion takes no transaction back, so the answer to these is awaited: it says whether the transaction was sent. */
const unstoppable: readonly string[] = [...sendMethods, 'eth_getTransactionByHash']

export function createRpc(parameters: {
  readonly node: Node
  readonly desk: Desk
  readonly approvals: Approvals
  readonly batches: CallBatches
  readonly screens: Pick<Screens, 'set'>
  readonly getApp: () => AppIdentity
  /** Loads with the first request of an account that may be a smart account. */
  readonly loadPort: () => Promise<SmartPort>
  /**
   * @param options.isFresh asks the server whether the session still lives.
   * @throws FrameFailure if no user is logged in or the app may not use the wallet.
   */
  readonly getAccess: (options: { readonly signal: AbortSignal; readonly isFresh: boolean }) => Promise<RpcAccess>
}): Rpc {
  const { approvals, batches, desk, getAccess, getApp, loadPort, node, screens } = parameters
  const open = new Map<string, { readonly controller: AbortController; readonly isSafe: boolean }>()
  const askNode = (networkId: string, method: string, params: unknown, signal: AbortSignal): Promise<unknown> =>
    node.ask({ networkId, method, params, signal: unstoppable.includes(method) ? undefined : signal })

  const answerSafe = async (
    chainId: string,
    method: string,
    params: unknown,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const { accountType, addresses } = await getAccess({ signal, isFresh: false })
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [addresses.eip155]
      case 'eth_chainId':
        return `0x${Number(chainId.split(':')[1]).toString(16)}`
      case 'net_version':
        return chainId.split(':')[1]
      case 'wallet_getCapabilities':
        return (await import('./smart/getCapabilities.ts')).getCapabilities({
          params,
          from: addresses.eip155,
          networkId: chainId,
          type: accountType,
          port: await loadPort(),
          ask: (networkId, asked, given) => askNode(networkId, asked, given, signal),
        })
      case 'wallet_getCallsStatus': {
        const { getCallsStatus, requireBatch } = await import('./getCallsStatus.ts')
        const batch = requireBatch(batches, toText(toList(params)[0]))
        const ask = (asked: string, given: unknown) => askNode(batch.networkId, asked, given, signal)
        return getCallsStatus(batch, { ask, loadPort })
      }
      case 'wallet_getAssets':
        throw new FrameFailure(
          'rpc.notAllowed',
          'The wallet does not have wallet_getAssets: the app reads balances from the cloud.',
        )
      default:
        return askNode(chainId, method, params ?? [], signal)
    }
  }

  const answerUnsafe = async (
    networkId: string,
    method: string,
    params: unknown,
    signal: AbortSignal,
    network: Network,
  ): Promise<unknown> => {
    if (approvals.isBlocked())
      throw new FrameFailure('request.rejected', 'The visitor has blocked this app for 5 minutes.')
    // Before the turn, because it may need the screen itself.
    await getAccess({ signal, isFresh: false })
    const answer = await desk.run(signal, async () => {
      // Again, because the visitor may have logged out or blocked the app while the request waited.
      if (approvals.isBlocked())
        throw new FrameFailure('request.rejected', 'The visitor has blocked this app for 5 minutes.')
      const { account, accountType, addresses, loadWindows, openKeys } = await getAccess({ signal, isFresh: true })
      if (method === 'wallet_showCallsStatus') {
        const { showCallsStatus } = await import('./showCallsStatus.ts')
        const ask = (asked: string, given: unknown) => askNode(networkId, asked, given, signal)
        return showCallsStatus({ params, batches, ask, account, loadPort, screens, getApp, signal })
      }
      // The window has to refuse an id that is taken here. It need not know the others.
      const askedId = Array.isArray(params) ? toFields(params[0])['id'] : undefined
      const batchIds = batches.ids().filter((taken) => taken === askedId)
      const call: HandoffCall = { chainId: networkId, method, params, accountType, batchIds }
      const windows = await loadWindows?.()
      if (windows?.isRequired === true) return approvals.leave((block) => windows.ask(call, { signal, block }))
      const from = networkId.startsWith('solana:') ? addresses.solana : addresses.eip155
      const { toAsked } = await import('./toAsked.ts')
      const ask = (asked: string, given: unknown) => askNode(networkId, asked, given, signal)
      const parts = { batches, network, type: accountType, loadPort }
      const asked = await toAsked(method, { networkId, from, params, signal, ask }, parts)
      return approvals.decide({
        asked,
        network,
        account,
        signal,
        openKeys: () => openKeys(signal),
        requireSession: async () => {
          const current = await getAccess({ signal, isFresh: true })
          if (current.addresses.eip155 !== addresses.eip155) throw createAborted()
        },
        openWindow: windows && (() => windows.open(call)),
      })
    })
    return answer instanceof LaterAnswer ? answer.wait() : answer
  }

  return {
    async request({ chainId, id, method, params }) {
      const kind = classifyRpcMethod(method)
      const isSafe = kind === 'safe'
      const network = findNetwork(chainId)
      const isOfNetwork = isSafe ? chainId.startsWith('eip155:') : isApprovable(method, chainId)
      if (kind === 'unknown' || (network !== undefined && !isOfNetwork))
        throw new FrameFailure('rpc.notAllowed', `The wallet does not have ${method} on this network.`)
      if (network === undefined)
        throw new FrameFailure('rpc.refused', `The wallet does not have the network ${chainId}.`, {
          rpcCode: method === 'wallet_sendCalls' ? 5710 : undefined,
        })
      const controller = new AbortController()
      open.set(id, { controller, isSafe })
      const { signal } = controller
      try {
        const answer = isSafe
          ? answerSafe(chainId, method, params, signal)
          : answerUnsafe(chainId, method, params, signal, network)
        return { result: await answer }
      } catch (error) {
        // A failure of its own may say that a transaction is on its way.
        throw signal.aborted && !(error instanceof FrameFailure) ? createAborted() : error
      } finally {
        open.delete(id)
      }
    },
    abort: (id) => open.get(id)?.controller.abort(),
    abortUnsafe: () => {
      for (const { controller, isSafe } of open.values()) if (!isSafe) controller.abort()
    },
  }
}
