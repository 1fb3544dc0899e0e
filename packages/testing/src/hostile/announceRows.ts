import type { HostileRow } from './types.ts'

const stage = 'announce'

/** Wallets with an invalid announcement. */
export const announceRows: readonly HostileRow[] = [
  {
    id: 'detail-null',
    description: 'Announces null.',
    stage,
    act: ({ dispatch }) => dispatch(null),
  },
  {
    id: 'detail-string',
    description: 'Announces a text.',
    stage,
    act: ({ dispatch }) => dispatch('MetaMask'),
  },
  {
    id: 'detail-array',
    description: 'Announces a list of good announcements.',
    stage,
    act: ({ dispatch, info, provider }) => dispatch([{ info, provider: provider() }]),
  },
  {
    id: 'detail-plain-event',
    description: 'Sends an event that is no CustomEvent and has no detail.',
    stage,
    act({ target }) {
      const send = () => void target.dispatchEvent(new target.Event('eip6963:announceProvider'))
      target.addEventListener('eip6963:requestProvider', send)
      send()
    },
  },
  {
    id: 'detail-getters-throw',
    description: 'Throws when its info or provider is looked at.',
    stage,
    act: ({ dispatch, refuse }) =>
      dispatch({
        get info() {
          return refuse()
        },
        get provider() {
          return refuse()
        },
      }),
  },
  {
    id: 'detail-proxy-throws',
    description: 'Announces a proxy whose every trap throws.',
    stage,
    act({ dispatch, refuse }) {
      dispatch(
        new Proxy(
          {},
          { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse, getOwnPropertyDescriptor: refuse },
        ),
      )
    },
  },
  {
    id: 'detail-revoked',
    description: 'Announces a revoked proxy.',
    stage,
    act({ dispatch }) {
      const { proxy, revoke } = Proxy.revocable({}, {})
      revoke()
      dispatch(proxy)
    },
  },
  {
    id: 'info-missing',
    description: 'Announces a provider without info.',
    stage,
    act: ({ dispatch, provider }) => dispatch({ provider: provider() }),
  },
  {
    id: 'info-null',
    description: 'Announces null as its info.',
    stage,
    act: ({ announce }) => announce({ info: null }),
  },
  {
    id: 'info-getters-throw',
    description: 'Throws when any field of its info is looked at.',
    stage,
    act({ announce, refuse }) {
      announce({
        info: Object.defineProperties(
          {},
          { uuid: { get: refuse }, name: { get: refuse }, rdns: { get: refuse }, icon: { get: refuse } },
        ),
      })
    },
  },
  {
    id: 'info-proxy-throws',
    description: 'Has an info whose every trap throws.',
    stage,
    act({ announce, refuse }) {
      announce({ info: new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse }) })
    },
  },
  {
    id: 'info-changes',
    description: 'Is somebody else each time its info is read.',
    stage,
    act({ announce, info }) {
      let reads = 0
      announce({
        info: {
          ...info,
          get name(): unknown {
            reads += 1
            return reads === 1 ? info.name : { reads }
          },
          get rdns(): unknown {
            return `hostile.reads-${(reads += 1)}`
          },
        },
      })
    },
  },
  {
    id: 'info-prototype-pollution',
    description: 'Carries __proto__ and constructor in its info, for those who merge it.',
    stage,
    act: ({ announce, info }) =>
      announce({
        info: Object.assign(
          JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
          info,
        ),
      }),
  },
  {
    id: 'provider-missing',
    description: 'Announces an info without provider.',
    stage,
    act: ({ dispatch, info }) => dispatch({ info }),
  },
  {
    id: 'provider-null',
    description: 'Announces null as its provider.',
    stage,
    act: ({ announce }) => announce({ provider: null }),
  },
  {
    id: 'provider-string',
    description: 'Announces a text as its provider.',
    stage,
    act: ({ announce }) => announce({ provider: 'window.ethereum' }),
  },
  {
    id: 'announce-flood',
    description: 'Announces 2,000 wallets at once, each with a uuid and rdns of its own.',
    stage,
    act({ target, info, provider }) {
      const shared = provider()
      const send = () => {
        for (let index = 0; index < 2_000; index += 1) {
          const uuid = `${index.toString(16).padStart(8, '0')}${info.uuid.slice(8)}`
          const detail = { info: { ...info, uuid, rdns: `${info.rdns}.n${index}` }, provider: shared }
          target.dispatchEvent(new target.CustomEvent('eip6963:announceProvider', { detail }))
        }
      }
      target.addEventListener('eip6963:requestProvider', send)
      send()
    },
  },
  {
    id: 'announce-again-and-again',
    description: 'Announces itself every 10 ms for ever.',
    stage,
    act({ target, info, provider }) {
      const detail = { info, provider: provider() }
      target.setInterval(() => target.dispatchEvent(new target.CustomEvent('eip6963:announceProvider', { detail })), 10)
    },
  },
  {
    id: 'announce-reentrant',
    description: 'Asks for providers while it answers that question, 100 times deep.',
    stage,
    act({ target, info, provider }) {
      const detail = { info, provider: provider() }
      let depth = 0
      target.addEventListener('eip6963:requestProvider', () => {
        target.dispatchEvent(new target.CustomEvent('eip6963:announceProvider', { detail }))
        depth += 1
        if (depth % 100 !== 0) target.dispatchEvent(new target.Event('eip6963:requestProvider'))
      })
    },
  },
  {
    id: 'same-uuid-twice',
    description: 'Announces two different providers under one uuid.',
    stage,
    act({ announce, info, provider, otherAddress }) {
      announce()
      announce({
        info: { ...info, name: `${info.name} again` },
        provider: provider({ eth_requestAccounts: () => [otherAddress] }),
      })
    },
  },
  {
    id: 'same-rdns-twice',
    description: 'Announces two wallets of one rdns under two uuids.',
    stage,
    act({ announce, info }) {
      announce()
      announce({ info: { ...info, uuid: `00000000${info.uuid.slice(8)}`, name: `${info.name} again` } })
    },
  },
  {
    id: 'impostor',
    description: 'Says that it is MetaMask, name, rdns and flag.',
    stage,
    act: ({ announce, info, provider }) =>
      announce({
        info: { ...info, name: 'MetaMask', rdns: 'io.metamask' },
        provider: { ...provider(), isMetaMask: true },
      }),
  },
  {
    id: 'injected-null',
    description: 'Puts null into window.ethereum.',
    stage,
    act: ({ inject }) => inject(null),
  },
  {
    id: 'injected-string',
    description: 'Puts a text into window.ethereum.',
    stage,
    act: ({ inject }) => inject('ethereum'),
  },
  {
    id: 'injected-getter-throws',
    description: 'Throws when window.ethereum is looked at.',
    stage,
    act: ({ target, refuse }) =>
      void Object.defineProperty(target, 'ethereum', {
        configurable: true,
        get: refuse,
      }),
  },
  {
    id: 'injected-proxy-throws',
    description: 'Puts a proxy into window.ethereum whose every trap throws.',
    stage,
    act({ inject, refuse }) {
      inject(new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse, set: refuse }))
    },
  },
  {
    id: 'injected-another-each-time',
    description: 'Has another provider in window.ethereum each time it is read.',
    stage,
    act: ({ target, provider }) =>
      void Object.defineProperty(target, 'ethereum', { configurable: true, get: () => provider() }),
  },
  {
    id: 'injected-providers-garbage',
    description: 'Fills window.ethereum.providers with itself, null and numbers.',
    stage,
    act({ inject, provider }) {
      const ethereum: Record<string, unknown> = { ...provider() }
      ethereum['providers'] = [null, 1, 'x', ethereum, {}]
      inject(ethereum)
    },
  },
  {
    id: 'injected-says-it-is-everyone',
    description: 'Sets the flag of every wallet there is in window.ethereum.',
    stage,
    act: ({ inject, provider }) =>
      inject({
        ...provider(),
        isMetaMask: true,
        isCoinbaseWallet: true,
        isTrust: true,
        isRabby: true,
        isBraveWallet: true,
        isPhantom: true,
        isOkxWallet: true,
      }),
  },
]
