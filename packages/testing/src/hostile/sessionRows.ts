import type { HostileRow } from './types.ts'

const stage = 'session'

/** Wallets with invalid events, or answers to a connected site. */
export const sessionRows: readonly HostileRow[] = [
  {
    id: 'accounts-change-during-connect',
    description: 'Changes the account while it connects, before it answers.',
    stage,
    act({ announce, provider, address, otherAddress, later }) {
      const good = provider({
        eth_requestAccounts: () =>
          new Promise((resolve) => {
            good.emit('accountsChanged', [otherAddress])
            good.emit('chainChanged', '0x1')
            later(() => resolve([address]))
          }),
      })
      announce({ provider: good })
    },
  },
  {
    id: 'accounts-gone-after-connect',
    description: 'Takes its accounts away as soon as it has connected.',
    stage,
    act: ({ announce, provider, later }) =>
      announce({ provider: provider({}, ({ emit }) => later(() => emit('accountsChanged', []))) }),
  },
  {
    id: 'events-before-connect',
    description: 'Says that it has accounts and a chain before anyone has connected.',
    stage,
    act({ announce, provider, address }) {
      const good = provider()
      const on = (event: string, listener: (data: unknown) => void) => {
        good.on(event, listener)
        if (event === 'accountsChanged') good.emit(event, [address])
        if (event === 'chainChanged') good.emit(event, '0x1')
      }
      announce({ provider: { ...good, on } })
    },
  },
  {
    id: 'events-garbage',
    description: 'Fires every event with nonsense after it has connected.',
    stage,
    act: ({ announce, provider, address, later }) =>
      announce({
        provider: provider({}, ({ emit }) =>
          later(() => {
            const nothing = [undefined, null, 0, -1, '', 'x', Symbol('x'), {}, { chainId: {} }]
            const lists = [[null], [{}], ['0x12'], [[address]]]
            for (const event of ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message']) {
              for (const data of [...nothing, ...lists]) emit(event, data)
            }
          }),
        ),
      }),
  },
  {
    id: 'events-throwing-payload',
    description: 'Fires events whose payload throws when it is looked at.',
    stage,
    act: ({ announce, provider, later, refuse }) =>
      announce({
        provider: provider({}, ({ emit }) =>
          later(() => {
            const payload = new Proxy([], { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse })
            for (const event of ['accountsChanged', 'chainChanged', 'connect', 'disconnect']) emit(event, payload)
          }),
        ),
      }),
  },
  {
    id: 'events-storm',
    description: 'Fires 5,000 changes of account and 5,000 of chain at once.',
    stage,
    act: ({ announce, provider, address, otherAddress, later }) =>
      announce({
        provider: provider({}, ({ emit }) =>
          later(() => {
            for (let index = 0; index < 5_000; index += 1) {
              emit('accountsChanged', [index % 2 === 0 ? otherAddress : address])
              emit('chainChanged', index % 2 === 0 ? '0x1' : '0x7a69')
            }
          }),
        ),
      }),
  },
  {
    id: 'events-for-ever',
    description: 'Changes its account every 5 ms for ever.',
    stage,
    act({ announce, provider, address, otherAddress, target }) {
      let index = 0
      const start = ({ emit }: ReturnType<typeof provider>) =>
        target.setInterval(() => emit('accountsChanged', [(index += 1) % 2 === 0 ? address : otherAddress]), 5)
      announce({ provider: provider({}, start) })
    },
  },
  {
    id: 'events-connect-disconnect',
    description: 'Connects and disconnects 500 times in a row.',
    stage,
    act: ({ announce, provider, later }) =>
      announce({
        provider: provider({}, ({ emit }) =>
          later(() => {
            for (let index = 0; index < 500; index += 1) {
              emit('disconnect', { code: 4900, message: 'gone' })
              emit('connect', { chainId: '0x7a69' })
            }
          }),
        ),
      }),
  },
  {
    id: 'events-after-removal',
    description: 'Keeps calling listeners that were removed.',
    stage,
    act({ announce, provider, otherAddress, target }) {
      const start = ({ emit }: ReturnType<typeof provider>) =>
        target.setInterval(() => emit('accountsChanged', [otherAddress]), 5)
      announce({ provider: { ...provider({}, start), removeListener: () => undefined } })
    },
  },
  {
    id: 'switch-lies',
    description: 'Says that it has switched and stays where it is.',
    stage,
    act: ({ announce, provider }) => announce({ provider: provider({ wallet_switchEthereumChain: () => null }) }),
  },
  {
    id: 'switch-elsewhere',
    description: 'Switches to another chain than the one it was asked for.',
    stage,
    act({ announce, provider }) {
      const good = provider({
        wallet_switchEthereumChain() {
          good.emit('chainChanged', '0x2105')
          return null
        },
      })
      announce({ provider: good })
    },
  },
  {
    id: 'switch-never',
    description: 'Never answers when it is asked to switch.',
    stage,
    act: ({ announce, provider, never }) => announce({ provider: provider({ wallet_switchEthereumChain: never }) }),
  },
  {
    id: 'switch-unknown-for-ever',
    description: 'Does not know any chain, adds it, and still does not know it.',
    stage,
    act: ({ announce, provider }) =>
      announce({
        provider: provider({
          wallet_switchEthereumChain: () => Promise.reject({ code: 4902, message: 'Unrecognized chain' }),
          wallet_addEthereumChain: () => null,
        }),
      }),
  },
  {
    id: 'sign-garbage',
    description: 'Signs with an object.',
    stage,
    act: ({ announce, provider }) =>
      announce({
        provider: provider({ personal_sign: () => ({ signature: '0x' }), eth_signTypedData_v4: () => 7 }),
      }),
  },
  {
    id: 'sign-wrong',
    description: 'Signs with 65 bytes that are nobody’s signature.',
    stage,
    act: ({ announce, provider }) =>
      announce({ provider: provider({ personal_sign: () => `0x${'11'.repeat(64)}1b` }) }),
  },
  {
    id: 'send-garbage',
    description: 'Sends transactions and answers with something that is no hash.',
    stage,
    act: ({ announce, provider }) => announce({ provider: provider({ eth_sendTransaction: () => 'sent' }) }),
  },
  {
    id: 'reads-garbage',
    description: 'Answers balances, gas and calls with nonsense.',
    stage,
    act: ({ announce, provider }) =>
      announce({
        provider: provider({
          eth_getBalance: () => 'rich',
          eth_call: () => ({}),
          eth_estimateGas: () => -1,
          eth_gasPrice: () => null,
          eth_blockNumber: () => '0xzz',
          eth_getTransactionReceipt: () => 'soon',
        }),
      }),
  },
  {
    id: 'capabilities-garbage',
    description: 'Answers what it can do with nonsense, huge and polluted.',
    stage,
    act: ({ announce, provider }) =>
      announce({
        provider: provider({
          wallet_getCapabilities: () =>
            Object.assign(JSON.parse('{"__proto__":{"polluted":true},"0x7a69":null,"x":[],"0x1":{"atomic":"yes"}}'), {
              '0x2': { name: 'x'.repeat(1_000_000) },
            }),
          wallet_getAssets: () => ({ '0x7a69': [{ address: 7, balance: -1, type: {}, metadata: null }], length: 1 }),
          wallet_sendCalls: () => [],
          wallet_getCallsStatus: () => 200,
        }),
      }),
  },
  {
    id: 'revoke-never',
    description: 'Never answers when a site gives its permissions back.',
    stage,
    act: ({ announce, provider, never }) => announce({ provider: provider({ wallet_revokePermissions: never }) }),
  },
]
