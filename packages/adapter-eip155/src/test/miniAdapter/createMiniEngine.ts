import {
  callMethod,
  createAttempts,
  createConnections,
  getConnectionClient,
  isPlainObject,
  LEAVE_TIMEOUT,
  listenTo,
  ModalError,
  readList,
  SILENT_TIMEOUT,
  toPeer,
  toWalletError,
  waitForWallet,
  walletErrorRules,
  withLimits,
} from '@latchkey/core/adapter'
import type { CaipNetworkId, Connection, ConnectionEntry, EngineContext } from '@latchkey/core/adapter'
import type { RemoteSession, WalletErrorContext } from '@latchkey/core/adapter'
import { getAddress, isAddress, isHex, numberToHex, stringToHex } from 'viem'
import type { MiniEngine, MiniFeatures, MiniTypes, MiniWallet } from './miniAdapter.ts'

type Request = (method: string, params?: readonly unknown[]) => Promise<unknown>

/** A connection, and the way to its wallet. */
interface MiniEntry extends ConnectionEntry<MiniTypes> {
  readonly provider: object
  readonly request: Request
  leave(): Promise<unknown>
}

/** Maps an error of a wallet to one of the catalogue. */
function toMiniError(error: unknown, context: WalletErrorContext): ModalError {
  return toWalletError({ error, context, rules: Object.values(walletErrorRules) })
}

/** Creates the engine. The shell loads it when a wallet is connected or restored. */
export function createMiniEngine(shell: EngineContext<MiniTypes, MiniWallet>): MiniEngine {
  const { signal, context } = shell
  const { clock } = context.ports
  const connections = createConnections<MiniTypes, MiniEntry>(shell.write)
  const runAttempt = createAttempts<Connection<MiniTypes>>({
    toError: (error) => toMiniError(error, { action: 'connect' }),
  })
  let hasChosen = false

  const switchTo = async (request: Request, networkId: string): Promise<void> => {
    const chainId = numberToHex(Number(networkId.split(':')[1]))
    await request('wallet_switchEthereumChain', [{ chainId }]).catch((cause: unknown) => {
      throw toMiniError(cause, { action: 'switchNetwork', networkId })
    })
  }

  /** Opens a wallet of the page. Without a prompt if `address` is that of a stored connection. */
  const open = async (
    wallet: MiniWallet,
    attempt: AbortSignal,
    networkId?: string,
    address?: string,
  ): Promise<MiniEntry> => {
    const { descriptor, provider } = wallet
    const id = `eip155:${descriptor.id}`
    const limits = { clock, signals: [signal, attempt], timeout: address === undefined ? undefined : SILENT_TIMEOUT }
    const request: Request = (method, params = []) => callMethod(provider, 'request', { method, params })
    const limited: Request = (method, params) => withLimits(request(method, params), limits)

    const answer = await limited(address === undefined ? 'eth_requestAccounts' : 'eth_accounts')
    const accounts = parseAccounts(answer, address)
    if (!accounts) throw new ModalError('wallet.locked')
    // The visitor may refuse the switch and still be connected.
    if (networkId !== undefined) await switchTo(limited, networkId).catch(() => attempt.throwIfAborted())
    const shared = { ...accounts, ...constants, networkId: parseNetworkId(await limited('eth_chainId')) }
    attempt.throwIfAborted()
    return {
      connection: { id, connectorId: descriptor.id, ...shared, features: ['message', 'balance'] },
      provider,
      request,
      leave: () => request('wallet_revokePermissions', [{ eth_accounts: {} }]),
      end: listenTo(provider, {
        accountsChanged: (value) => connections.change(id, parseAccounts(value)),
        chainChanged: (value) => connections.change(id, { networkId: parseNetworkId(value) }),
      }),
    }
  }

  /** Wraps a session that core owns. */
  const wrap = (session: RemoteSession, id: string): MiniEntry => {
    const read = (grants: RemoteSession['grants'], active?: string) => {
      const { accounts = [], networkIds = [], methods = [] } = grants.eip155 ?? {}
      const parsed = parseAccounts([...new Set(accounts.map((account) => account.split(':')[2]))], active)
      const features = methods.includes('personal_sign') ? (['balance', 'message'] as const) : (['balance'] as const)
      return parsed && { ...parsed, features, approvedNetworkIds: networkIds.map(parseNetworkId) }
    }
    const granted = read(session.grants)
    const networkId = granted?.approvedNetworkIds[0]
    if (!granted || networkId === undefined) throw new ModalError('wallet.unauthorized')
    return {
      connection: { id, connectorId: session.source, ...constants, ...granted, networkId, peer: toPeer(session) },
      provider: session,
      request: (method, params = []) =>
        session.request({ networkId: connections.get(id).connection.networkId, method, params }),
      leave: () => session.disconnect(),
      end: session.subscribe((event) => {
        if (event.type === 'ended') connections.drop(id)
        else if (event.type === 'updated')
          connections.change(id, read(event.grants, connections.get(id).connection.activeAddress))
        else if (event.networkId.startsWith('eip155:'))
          connections.change(id, { networkId: parseNetworkId(event.networkId) })
      }),
    }
  }

  const features: MiniFeatures = {
    message: {
      sign: async ({ connectionId, message, address, signal: caller }) => {
        const { connection, request } = connections.get(connectionId)
        const toError = (error: unknown, method: string) => toMiniError(error, { action: 'request', method })
        const signals = [signal, caller]
        const client = getConnectionClient({ connection, feature: 'message', clock, signals, toError })
        const params = [stringToHex(message), address ?? connection.activeAddress]
        const signature = await client.request('personal_sign', () => request('personal_sign', params))
        if (isHex(signature) && signature.length >= 132 && signature.length < 100_000) return { signature }
        throw new ModalError('wallet.invalidResponse', { details: 'A signature was expected' })
      },
    },
    balance: {
      getNative: async ({ address, network, signal: caller }) => {
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] })
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
        const answering = fetch(network.rpcUrls.default.http[0] ?? '', init).then((response) => response.json())
        const answer: unknown = await withLimits(answering, { clock, signals: [signal, caller] })
        const result = isPlainObject(answer) ? answer['result'] : undefined
        if (!isHex(result)) throw new ModalError('request.failed', { details: 'A balance was expected' })
        const { decimals, symbol } = network.nativeCurrency
        return { value: BigInt(result), decimals, symbol }
      },
    },
  }

  return {
    connect: async ({ connectorId, networkId, signal: caller }) => {
      hasChosen = true
      if (connections.find(`eip155:${connectorId}`)) return connections.activate(`eip155:${connectorId}`)
      const wallet = shell.findWallet(connectorId)
      if (!wallet) throw new ModalError('connector.notFound', { context: { connectorId } })
      const start = async (attempt: AbortSignal) => connections.add(await open(wallet, attempt, networkId))
      return runAttempt({ key: connectorId, signal: caller, start })
    },
    adopt: async (session) => {
      const id = `eip155:${session.source}:${session.id}`
      hasChosen = true
      return connections.find(id)?.connection ?? connections.add(wrap(session, id))
    },
    restore: async (stored) => {
      const restored: number[] = []
      const jobs = stored.map(async ({ connectorId, activeAddress }, index) => {
        const wallet = await waitForWallet({ ...shell, clock, connectorId })
        const entry = wallet && (await open(wallet, signal, undefined, activeAddress))
        if (!entry || connections.find(entry.connection.id)) return entry?.end()
        // The first of the list becomes the active one, unless the visitor has chosen another.
        connections.add(entry, { isActivated: !hasChosen && restored.every((other) => index < other) })
        restored.push(index)
      })
      await Promise.allSettled(jobs)
    },
    disconnect: async ({ connectionId }) => {
      const { leave } = connections.get(connectionId)
      connections.drop(connectionId)
      await withLimits(leave(), { clock, signals: [signal], timeout: LEAVE_TIMEOUT }).catch(() => undefined)
    },
    switchAccount: async ({ connectionId, address = connections.get(connectionId).connection.activeAddress }) => {
      if (!connections.get(connectionId).connection.accounts.some((account) => account.address === address))
        throw new ModalError('account.notFound', { context: { address } })
      hasChosen = true
      connections.change(connectionId, { activeAddress: address })
      connections.activate(connectionId)
    },
    switchNetwork: async ({ connectionId, network: { caipNetworkId: networkId }, signal: caller }) => {
      const { connection, request } = connections.get(connectionId)
      const { approvedNetworkIds } = connection
      if (connection.networkId === networkId) return
      if (approvedNetworkIds !== 'all' && !approvedNetworkIds.includes(networkId))
        throw new ModalError('network.unrecognized', { context: { networkId } })
      if (approvedNetworkIds === 'all')
        await withLimits(switchTo(request, networkId), { clock, signals: [signal, caller] })
      connections.change(connectionId, { networkId })
    },
    getProvider: async ({ connectionId }) => connections.get(connectionId).provider,
    loadFeatures: async () => features,
    destroy: connections.end,
  }
}

const constants = { namespace: 'eip155', approvedNetworkIds: 'all' } as const

/** Parses a list of addresses. @returns `undefined` if it is empty. @throws `wallet.invalidResponse` */
function parseAccounts(value: unknown, preferred?: string) {
  const list = readList(value, 256)?.map(String)
  if (!list?.every((item) => isAddress(item, { strict: false }))) throw new ModalError('wallet.invalidResponse')
  const [first, ...others] = list.map((item) => ({ address: getAddress(item), type: 'eoa' as const }))
  const active = [first, ...others].find((account) => account?.address === preferred) ?? first
  return first && active && { accounts: [first, ...others] as const, activeAddress: active.address }
}

/** Parses a chain id in hex, or a CAIP-2 id. @throws `wallet.invalidResponse` */
function parseNetworkId(value: unknown): CaipNetworkId<'eip155'> {
  if (typeof value === 'string' && /^(0x[\da-f]{1,13}|eip155:\d{1,15})$/i.test(value))
    return `eip155:${Number(value.replace('eip155:', ''))}`
  throw new ModalError('wallet.invalidResponse', { details: 'A chain id was expected' })
}
