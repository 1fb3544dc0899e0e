import { classifyRpcMethod } from '@latchkey/protocol/frame'
import { isNamespace, type CaipNetworkId, type Namespace } from '@latchkey/protocol/caip'
import type { AccountType, RemoteSession, SessionEvent, SessionGrant } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { bundlerMethods, isBundlerMethod } from '../smart-account/bundlerMethods.ts'
import { AUTH_ID, LOGIN_NAMESPACES } from './constants.ts'

/** The session of the embedded wallet, and the view of it that each adapter adopts. */
export interface EmbeddedSession {
  readonly addresses: WalletAddresses
  readonly namespaces: readonly Namespace[]
  /** Takes the types of the accounts anew, and reports them if they have changed. */
  setAccountTypes(getType: GetAccountType): void
  /** Each adapter ends its view; the visitor is logged out when the last view has ended. */
  forNamespace(namespace: Namespace): RemoteSession
  /** Ends the session in the page, without a request to the frame. */
  end(reason: 'user' | 'expired' | 'peer'): void
  isEnded(): boolean
  /** Ends the requests that wait for the visitor. The others continue (S5.013, S5.018). */
  rejectOpen(): void
}

/** The address of the wallet in each namespace. After a reload, only what the page has stored. */
export type WalletAddresses = Readonly<Partial<Record<Namespace, string>>>

/** Returns the type of an account of the wallet on a network. */
export type GetAccountType = (parameters: {
  readonly networkId: CaipNetworkId
  readonly address: string
}) => 'eoa' | 'smartAccount'

/** What the wallet does for a page in each namespace. */
const methods: Readonly<Record<(typeof LOGIN_NAMESPACES)[number], readonly string[]>> = {
  eip155: [
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_sendCalls',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    'wallet_getCapabilities',
    'eth_sendUserOperation',
    ...bundlerMethods,
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
}

/** Creates the session of a wallet with these addresses. */
export function createEmbeddedSession(context: {
  /** The name of the login, as wallets have one. */
  readonly name: string
  readonly addresses: WalletAddresses
  /** The app's networks in each namespace, the active one first. */
  readonly networks: readonly CaipNetworkId[]
  readonly getType: GetAccountType
  readonly request: (parameters: {
    readonly networkId: CaipNetworkId
    readonly method: string
    readonly params: unknown
    readonly isApproval: boolean
    readonly signal: AbortSignal
  }) => Promise<unknown>
  /** Called when the page requests a method that the wallet does not have. */
  readonly onRefused: (parameters: { readonly method: string }) => void
  /** Ends the session in the frame. */
  readonly signOut: () => Promise<void>
  readonly onEnded: () => void
}): EmbeddedSession {
  const { addresses, networks } = context
  const listeners = new Set<(event: SessionEvent) => void>()
  const open = new Set<AbortController>()
  const views = new Set<Namespace>()
  let isOver = false

  const toGrants = (getType: GetAccountType): Readonly<Partial<Record<Namespace, SessionGrant>>> => {
    const result: Partial<Record<Namespace, SessionGrant>> = {}
    for (const namespace of LOGIN_NAMESPACES) {
      const address = addresses[namespace]
      const networkIds = networks.filter((networkId) => networkId.startsWith(`${namespace}:`))
      if (address === undefined || networkIds.length === 0) continue
      const accounts = networkIds.map((networkId) => `${networkId}:${address}`)
      const accountTypes: Record<string, AccountType> = {}
      for (const networkId of networkIds)
        if (getType({ networkId, address }) === 'smartAccount') accountTypes[`${networkId}:${address}`] = 'smartAccount'
      result[namespace] = { accounts, networkIds, methods: methods[namespace], events: [], accountTypes }
    }
    return result
  }
  let grants = toGrants(context.getType)

  const rejectOpen = (): void => {
    for (const controller of open) controller.abort(new ModalError('request.aborted'))
  }

  const end: EmbeddedSession['end'] = (reason) => {
    if (isOver) return
    isOver = true
    rejectOpen()
    for (const listener of [...listeners]) listener({ type: 'ended', reason })
    listeners.clear()
    context.onEnded()
  }

  const refuse = ({ method }: { readonly method: string }): ModalError => {
    rejectOpen()
    context.onRefused({ method })
    return new ModalError('rpc.notAllowed', { context: { method } })
  }

  const request: RemoteSession['request'] = async ({ signal, ...call }) => {
    if (isOver) throw new ModalError('wallet.disconnected')
    // A bundler reads only, and the frame has no part in it.
    const kind = isBundlerMethod(call.method) ? 'safe' : classifyRpcMethod(call.method)
    if (kind === 'unknown') throw refuse(call)
    const controller = new AbortController()
    const isApproval = kind === 'unsafe'
    if (isApproval) open.add(controller)
    const signals = signal ? [controller.signal, signal] : [controller.signal]
    try {
      return await context.request({ ...call, isApproval, signal: AbortSignal.any(signals) })
    } finally {
      open.delete(controller)
    }
  }

  return {
    addresses,
    namespaces: Object.keys(grants).filter(isNamespace),
    end,
    rejectOpen,
    isEnded: () => isOver,
    setAccountTypes: (getType) => {
      const next = toGrants(getType)
      if (isOver || listTypes(next) === listTypes(grants)) return
      grants = next
      for (const listener of [...listeners]) listener({ type: 'updated', grants })
    },
    forNamespace: (namespace) => {
      views.add(namespace)
      return {
        id: addresses.eip155 ?? addresses.solana ?? '',
        source: AUTH_ID,
        peer: { name: context.name },
        get grants() {
          return grants
        },
        request,
        refuse,
        subscribe: (listener) => {
          // The same function may subscribe twice.
          const entry = (event: SessionEvent): void => listener(event)
          listeners.add(entry)
          return () => void listeners.delete(entry)
        },
        disconnect: async () => {
          views.delete(namespace)
          if (views.size > 0 || isOver) return
          const done = context.signOut()
          end('user')
          await done
        },
      }
    },
  }
}

/** The accounts that are not plain ones, as one text. */
function listTypes(grants: RemoteSession['grants']): string {
  return JSON.stringify(Object.values(grants).map(({ accountTypes }) => accountTypes))
}
