import { ModalError, type RemoteSession, type SessionEvent } from '@latchkey/core/adapter'
import { describe, expect, it } from 'vitest'
import { createSessionProvider } from './createSessionProvider.ts'

const one = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const two = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const methods = ['personal_sign', 'eth_sendTransaction', 'wallet_sendCalls', 'wallet_getCapabilities']

function createSession(granted: readonly string[] = methods) {
  const asked: unknown[] = []
  const read: unknown[] = []
  const listeners = new Set<(event: SessionEvent) => void>()
  const session: RemoteSession = {
    id: 'topic',
    source: 'walletConnect',
    peer: { name: 'Paired' },
    grants: {
      eip155: {
        accounts: [`eip155:1:${one}`, `eip155:10:${one}`, `eip155:1:${two}`, 'solana:x:y'],
        networkIds: ['eip155:10', 'eip155:1'],
        methods: granted,
        events: [],
      },
    },
    request: async (call) => {
      asked.push(call)
      return 'answered'
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    disconnect: async () => undefined,
  }
  let changes = 0
  const made = createSessionProvider({
    session,
    read: async (chainId, call) => {
      read.push([chainId, call.method])
      return 'read'
    },
    onChange: () => {
      changes++
    },
  })
  const tell = (event: SessionEvent): void => listeners.forEach((listener) => listener(event))
  return { ...made, session, asked, read, listeners, tell, getChanges: () => changes }
}

const toCode = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'resolved',
    (error: unknown) => [Object(error).code, Object(error).cause?.code],
  )

describe('createSessionProvider', () => {
  it('answers from the grant where possible', async () => {
    const { provider, asked, getNetworkIds, getFeatures } = createSession()
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([one, two])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([one, two])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
    expect(getNetworkIds()).toEqual(['eip155:10', 'eip155:1'])
    expect(getFeatures()).toEqual(['balance', 'message', 'transfer', 'transaction', 'calls'])
    expect(asked).toEqual([])
  })

  it('sends granted methods to the session, on the active network, and reads from the chain', async () => {
    const { provider, asked, read } = createSession()
    await provider.request({ method: 'personal_sign', params: ['0x00', one] })
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })
    await provider.request({ method: 'personal_sign', params: ['0x01', one] })
    expect(asked).toEqual([
      { networkId: 'eip155:10', method: 'personal_sign', params: ['0x00', one] },
      { networkId: 'eip155:1', method: 'personal_sign', params: ['0x01', one] },
    ])
    expect(await provider.request({ method: 'eth_getBalance', params: [one, 'latest'] })).toBe('read')
    expect(read).toEqual([[1, 'eth_getBalance']])
  })

  it('has the session answer what only a bundler knows, where it can, and else the chain', async () => {
    const method = 'eth_getUserOperationReceipt'
    const { provider, asked, read } = createSession([method])
    await provider.request({ method, params: ['0xab'] })
    expect([asked, read]).toEqual([[{ networkId: 'eip155:10', method, params: ['0xab'] }], []])
    const other = createSession([])
    await other.provider.request({ method, params: ['0xab'] })
    expect([other.asked, other.read]).toEqual([[], [[10, method]]])
  })

  it.each(['eth_sign', 'eth_signTypedData_v4', 'wallet_watchAsset', 'wallet_addEthereumChain', 'personal_ecRecover'])(
    'refuses %s, which is not granted, without a request',
    async (method) => {
      const { provider, asked, read } = createSession()
      expect(await toCode(provider.request({ method, params: [] }))).toEqual([4200, 'request.unsupported'])
      expect([asked, read]).toEqual([[], []])
    },
  )

  it('refuses what is not granted in the words of the session, if it has its own', async () => {
    const refused: string[] = []
    const { provider, asked, session } = createSession()
    session.refuse = ({ method }) => {
      refused.push(method)
      return new ModalError('rpc.notAllowed', { context: { method } })
    }
    expect(await toCode(provider.request({ method: 'eth_sign', params: [] }))).toEqual([4200, 'rpc.notAllowed'])
    expect(await provider.request({ method: 'eth_getBalance', params: [one, 'latest'] })).toBe('read')
    expect([refused, asked]).toEqual([['eth_sign'], []])
  })

  it('rejects a network without a grant with 4902 if the wallet cannot switch [S8.088]', async () => {
    const { provider, asked } = createSession()
    const switching = provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
    expect(await toCode(switching)).toEqual([4902, 'network.unrecognized'])
    const invalid = provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: 'polygon' }] })
    expect(await toCode(invalid)).toEqual([-32_602, 'network.invalidChainId'])
    expect(asked).toEqual([])
  })

  it('asks the wallet to switch to a network without a grant if that is granted', async () => {
    const { provider, asked } = createSession(['wallet_switchEthereumChain'])
    const told: unknown[] = []
    provider.on?.('chainChanged', (...values) => told.push(values))
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
    expect(asked).toHaveLength(1)
    expect(told).toEqual([['0x89']])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x89')
  })

  it('takes the types of accounts from the grant, for each network, whatever the case of an address', () => {
    const { getAccountType, session } = createSession()
    Object.assign(session.grants.eip155 ?? {}, { accountTypes: { [`eip155:1:${one.toLowerCase()}`]: 'smartAccount' } })
    expect(getAccountType({ networkId: 'eip155:1', address: one })).toBe('smartAccount')
    expect(getAccountType({ networkId: 'eip155:10', address: one })).toBe('eoa')
    expect(getAccountType({ networkId: 'eip155:1', address: two })).toBe('eoa')
  })

  it.each([
    [new ModalError('request.rejected'), 4001],
    [new ModalError('wallet.unauthorized'), 4100],
    [new ModalError('request.unsupported', { cause: { code: 5760 }, context: { method: 'wallet_sendCalls' } }), 5760],
    [new ModalError('request.rejected', { cause: { code: 5750 } }), 5750],
    [new ModalError('request.failed', { context: { providerCode: 5720 } }), 5720],
  ])('refuses with the numbers of the standards (%#)', async (error, code) => {
    const { provider, session } = createSession()
    session.request = async () => {
      throw error
    }
    const asking = provider.request({ method: 'wallet_sendCalls', params: [{ calls: [{ to: one }] }] })
    await expect(asking).rejects.toMatchObject({ code, cause: error })
  })

  it('leaves errors without a number as they are', async () => {
    const { provider, session } = createSession()
    const error = new ModalError('embeddedWallet.unreachable')
    session.request = async () => {
      throw error
    }
    await expect(provider.request({ method: 'personal_sign', params: ['0x00', one] })).rejects.toBe(error)
  })

  it('reports no change of accounts if only a type has changed', () => {
    const { provider, session, tell, getChanges } = createSession()
    const told: unknown[] = []
    provider.on?.('accountsChanged', (...values) => told.push(values))
    tell({ type: 'updated', grants: { ...session.grants } })
    expect([told, getChanges()]).toEqual([[], 1])
  })

  it('refuses wallet_getCapabilities without an address [S8.103]', async () => {
    const { provider, asked } = createSession()
    for (const params of [undefined, [], [null], [5]]) {
      const asking = provider.request({ method: 'wallet_getCapabilities', params })
      expect(await toCode(asking)).toEqual([-32_602, 'options.invalid'])
    }
    expect(asked).toEqual([])
    expect(await provider.request({ method: 'wallet_getCapabilities', params: [one] })).toBe('answered')
  })

  it('refuses to fetch the status of calls where that is not approved [S8.104]', async () => {
    const { provider, asked } = createSession()
    const asking = provider.request({ method: 'wallet_getCallsStatus', params: ['0x1'] })
    expect(await toCode(asking)).toEqual([4100, 'wallet.unauthorized'])
    expect(asked).toEqual([])
    const approved = createSession(['wallet_getCallsStatus'])
    expect(await approved.provider.request({ method: 'wallet_getCallsStatus', params: ['0x1'] })).toBe('answered')
  })

  it.each([[{ calls: [{ to: 'x' }] }], [{ calls: [{ to: one, data: 'x' }] }], [undefined]])(
    'refuses a batch that makes no sense: %j [S5.019] [S5.020]',
    async (payload) => {
      const { provider, asked } = createSession()
      const asking = provider.request({ method: 'wallet_sendCalls', params: [payload] })
      expect(await toCode(asking)).toEqual([-32_602, 'options.invalid'])
      expect(asked).toEqual([])
    },
  )

  it('emits changes, and subscribes to the session only while it has listeners', () => {
    const { provider, tell, listeners, getChanges, getNetworkIds } = createSession()
    expect(listeners.size).toBe(0)
    const told: unknown[] = []
    const listen = (event: string) => {
      const listener = (...values: never[]): void => void told.push([event, ...values])
      provider.on?.(event, listener)
      return () => provider.removeListener?.(event, listener)
    }
    const ends = ['accountsChanged', 'chainChanged', 'disconnect'].map(listen)
    expect(listeners.size).toBe(1)
    tell({ type: 'networkChanged', networkId: 'eip155:1' })
    tell({ type: 'networkChanged', networkId: 'eip155:1' })
    tell({ type: 'networkChanged', networkId: 'solana:x' })
    const grant = { networkIds: ['eip155:1'] as const, methods: [], events: [] }
    tell({ type: 'updated', grants: { eip155: { ...grant, accounts: [`eip155:1:${two}`, `eip155:1:${one}`] } } })
    tell({ type: 'updated', grants: { eip155: { ...grant, accounts: [`eip155:1:${two}`] } } })
    tell({ type: 'updated', grants: {} })
    tell({ type: 'ended', reason: 'peer' })
    expect(told).toEqual([
      ['chainChanged', '0x1'],
      // The order alone is the same for a page: the active account stays the first.
      ['accountsChanged', [two]],
      ['accountsChanged', []],
      ['disconnect', { code: 4900 }],
    ])
    expect(getChanges()).toBe(3)
    expect(getNetworkIds()).toEqual([])
    for (const end of ends) end()
    expect(listeners.size).toBe(0)
  })
})
