import type { HostileRow } from './types.ts'

const stage = 'connect'

/** Wallets whose provider has an invalid shape, promises or errors. */
export const providerRows: readonly HostileRow[] = [
  {
    id: 'provider-empty',
    description: 'Has a provider without anything in it.',
    stage,
    act: ({ announce }) => announce({ provider: {} }),
  },
  {
    id: 'request-not-a-function',
    description: 'Has a text for request.',
    stage,
    act: ({ announce, provider }) => announce({ provider: { ...provider(), request: 'eth_requestAccounts' } }),
  },
  {
    id: 'request-getter-throws',
    description: 'Throws when request is looked at.',
    stage,
    act: ({ announce, provider, refuse }) =>
      announce({
        provider: Object.defineProperty({ ...provider() }, 'request', {
          get: refuse,
        }),
      }),
  },
  {
    id: 'provider-proxy-throws',
    description: 'Has a provider whose every trap throws.',
    stage,
    act({ announce, refuse }) {
      announce({
        provider: new Proxy({}, { get: refuse, has: refuse, set: refuse, ownKeys: refuse, getPrototypeOf: refuse }),
      })
    },
  },
  {
    id: 'provider-without-prototype',
    description: 'Has a frozen provider without a prototype.',
    stage,
    act: ({ announce, provider }) =>
      announce({ provider: Object.freeze(Object.assign(Object.create(null), provider())) }),
  },
  {
    id: 'request-throws',
    description: 'Throws from request, instead of rejecting.',
    stage,
    act: ({ announce, provider, refuse }) =>
      announce({
        provider: {
          ...provider(),
          request: refuse,
        },
      }),
  },
  {
    id: 'request-no-promise',
    description: 'Answers at once, without a promise.',
    stage,
    act: ({ announce, provider, address }) => announce({ provider: { ...provider(), request: () => [address] } }),
  },
  {
    id: 'request-undefined',
    description: 'Answers everything with undefined.',
    stage,
    act: ({ announce, provider }) => announce({ provider: { ...provider(), request: () => undefined } }),
  },
  {
    id: 'request-never-settles',
    description: 'Never answers anything.',
    stage,
    act: ({ announce, provider, never }) => announce({ provider: { ...provider(), request: never } }),
  },
  {
    id: 'request-settles-twice',
    description: 'Answers, then fails, then answers otherwise, in one promise-like.',
    stage,
    act: ({ announce, provider, address, otherAddress, later, createError, createThenable }) =>
      announce({
        provider: {
          ...provider(),
          request: ({ method }: { readonly method: string }) =>
            method === 'eth_chainId'
              ? Promise.resolve('0x7a69')
              : createThenable({
                  value(resolve: (value: unknown) => void, reject: (reason: unknown) => void) {
                    resolve([address])
                    reject(createError('hostile'))
                    later(() => resolve([otherAddress]))
                  },
                }),
        },
      }),
  },
  {
    id: 'request-then-throws',
    description: 'Answers with something that throws when it is awaited.',
    stage,
    act: ({ announce, provider, refuse, createThenable }) =>
      announce({
        provider: {
          ...provider(),
          request: () =>
            createThenable({
              get: refuse,
            }),
        },
      }),
  },
  {
    id: 'on-missing',
    description: 'Has no on and no removeListener.',
    stage,
    act: ({ announce, provider }) => announce({ provider: { request: provider().request } }),
  },
  {
    id: 'on-throws',
    description: 'Throws from on and removeListener.',
    stage,
    act({ announce, provider, refuse }) {
      announce({ provider: { ...provider(), on: refuse, removeListener: refuse } })
    },
  },
  {
    id: 'on-calls-at-once',
    description: 'Calls every listener while it is being added, with nonsense.',
    stage,
    act: ({ announce, provider }) =>
      announce({
        provider: { ...provider(), on: (_: string, listener: (data: unknown) => void) => listener({ length: -1 }) },
      }),
  },
  {
    id: 'error-string',
    description: 'Rejects with a text.',
    stage,
    act: ({ announce, provider }) =>
      announce({ provider: provider({ eth_requestAccounts: () => Promise.reject('no') }) }),
  },
  {
    id: 'error-null',
    description: 'Rejects with null.',
    stage,
    act: ({ announce, provider }) =>
      announce({ provider: provider({ eth_requestAccounts: () => Promise.reject(null) }) }),
  },
  {
    id: 'error-undefined',
    description: 'Rejects with undefined.',
    stage,
    act: ({ announce, provider }) =>
      announce({ provider: provider({ eth_requestAccounts: () => Promise.reject(undefined) }) }),
  },
  {
    id: 'error-circular',
    description: 'Rejects with an error that is its own cause and its own data.',
    stage,
    act({ announce, provider, createError }) {
      const error = Object.assign(createError('hostile'), { code: -32603, cause: {}, data: {} })
      error.cause = error
      error.data = error
      announce({ provider: provider({ eth_requestAccounts: () => Promise.reject(error) }) })
    },
  },
  {
    id: 'error-deep',
    description: 'Rejects with an error that has 20,000 causes, one in the other.',
    stage,
    act({ announce, provider }) {
      let error: object = { code: 4001, message: 'deep' }
      for (let depth = 0; depth < 20_000; depth += 1) error = { message: 'hostile', cause: error }
      announce({ provider: provider({ eth_requestAccounts: () => Promise.reject(error) }) })
    },
  },
  {
    id: 'error-code-text',
    description: 'Rejects with the code 4001 as a text and no message.',
    stage,
    act: ({ announce, provider }) =>
      announce({ provider: provider({ eth_requestAccounts: () => Promise.reject({ code: '4001' }) }) }),
  },
  {
    id: 'error-unknown-code',
    description: 'Rejects with a code that nobody knows.',
    stage,
    act: ({ announce, provider, createError }) =>
      announce({
        provider: provider({
          eth_requestAccounts: () => Promise.reject(createError('Unheard of.', { code: 31_415 })),
        }),
      }),
  },
  {
    id: 'error-getters-throw',
    description: 'Rejects with something that throws when its code or message is looked at.',
    stage,
    act({ announce, provider, refuse }) {
      const error = Object.defineProperties(
        {},
        { code: { get: refuse }, message: { get: refuse }, cause: { get: refuse } },
      )
      announce({ provider: provider({ eth_requestAccounts: () => Promise.reject(error) }) })
    },
  },
  {
    id: 'error-message-huge',
    description: 'Rejects with a message of ten million characters of markup.',
    stage,
    act: ({ announce, provider, createError }) =>
      announce({
        provider: provider({
          eth_requestAccounts: () =>
            Promise.reject(createError('<img src=x onerror="window.pwned=1">'.repeat(280_000))),
        }),
      }),
  },
]
