import type { HostileProvider, HostileTools } from './types.ts'

/**
 * Creates the tools for the misbehaviours of one page.
 *
 * Self-contained, so that its source can be sent to a page as a script.
 */
export function createHostileTools(target: Window & typeof globalThis, id: string): HostileTools {
  const address = '0x1111111111111111111111111111111111111111'
  const otherAddress = '0x2222222222222222222222222222222222222222'
  const key = `latchkey.hostile.${id}`
  const info = {
    uuid: 'f3a1c2d4-5b6e-4f70-8a91-b2c3d4e5f607',
    name: `Hostile ${id}`,
    rdns: `hostile.${id}`,
    icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="%23a33"/%3E%3C/svg%3E',
  }

  const createError = (message: string, fields: object = {}): Error => Object.assign(new Error(message), fields)

  const isConnected = (): boolean => {
    try {
      return target.localStorage.getItem(key) !== null
    } catch {
      return false
    }
  }
  const connect = (): void => {
    try {
      target.localStorage.setItem(key, 'connected')
    } catch {
      // Without storage the wallet is disconnected after a reload.
    }
  }

  const createProvider: HostileTools['provider'] = (answers = {}, onConnect = () => undefined) => {
    const listeners: { event: string; listener: (data: unknown) => void }[] = []
    let chainId = '0x7a69'
    const emit = (event: string, data: unknown): void => {
      for (const each of [...listeners]) if (each.event === event) each.listener(data)
    }
    const getAccounts = answers['eth_requestAccounts'] ?? (() => [address])
    const good: Readonly<Record<string, (params: unknown) => unknown>> = {
      eth_accounts: (params) => (isConnected() ? getAccounts(params) : []),
      eth_chainId: () => chainId,
      net_version: () => String(Number(chainId)),
      wallet_requestPermissions() {
        connect()
        return [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: [address] }] }]
      },
      wallet_getPermissions: () => (isConnected() ? [{ parentCapability: 'eth_accounts', caveats: [] }] : []),
      wallet_revokePermissions() {
        target.localStorage.removeItem(key)
        return null
      },
      wallet_switchEthereumChain(params) {
        chainId = Array.isArray(params) ? String(Object(params[0]).chainId) : chainId
        emit('chainChanged', chainId)
        return null
      },
    }
    const provider: HostileProvider = {
      emit,
      async request({ method, params }) {
        if (method === 'eth_requestAccounts') {
          const accounts = await getAccounts(params)
          connect()
          onConnect(provider)
          return accounts
        }
        const answer = answers[method] ?? good[method]
        if (answer === undefined) throw createError(`${method} is not supported.`, { code: 4200 })
        return answer(params)
      },
      on: (event, listener) => void listeners.push({ event, listener }),
      removeListener(event, listener) {
        const index = listeners.findIndex((each) => each.event === event && each.listener === listener)
        if (index >= 0) listeners.splice(index, 1)
      },
    }
    return provider
  }

  const dispatch = (detail: unknown): void => {
    const send = (): void => {
      target.dispatchEvent(new target.CustomEvent('eip6963:announceProvider', { detail }))
    }
    target.addEventListener('eip6963:requestProvider', send)
    send()
  }

  return {
    target,
    address,
    otherAddress,
    info,
    provider: createProvider,
    dispatch,
    announce: ({ info: given = info, provider = createProvider() } = {}) => dispatch({ info: given, provider }),
    inject: (value) =>
      void Object.defineProperty(target, 'ethereum', { value, configurable: true, enumerable: true, writable: true }),
    later: (run) => void target.setTimeout(run, 0),
    refuse() {
      throw createError('hostile')
    },
    createError,
    // oxlint-disable-next-line unicorn/no-thenable -- It exists to be awaited by mistake.
    createThenable: (then) => Object.defineProperty({}, 'then', then),
    never: () => new Promise(() => undefined),
  }
}
