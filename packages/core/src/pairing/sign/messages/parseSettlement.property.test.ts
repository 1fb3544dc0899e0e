import { isCaipAddress, isCaipNetworkId } from '@latchkey/protocol/caip'
import {
  anything,
  array,
  assert,
  constantFrom,
  dictionary,
  double,
  integer,
  jsonValue,
  oneof,
  property,
  record,
  string,
  stringMatching,
  tuple,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWalletLink } from '@latchkey/protocol/atoms'
import { sessionsItem } from '../signStorage.ts'
import { parseGrants } from './parseGrants.ts'
import { parsePeer } from './parsePeer.ts'
import { longestSession, parseSettlement } from './parseSettlement.ts'
import { runs } from '../../../../../../fuzz.shared.ts'

const now = 1_767_225_600_000
const word = string({ minLength: 1, maxLength: 12 })
const chain = constantFrom('eip155:1', 'eip155:137', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'cosmos:cosmoshub-4')
const address = stringMatching(/^[-.%a-zA-Z0-9]{1,64}$/)

/** A session scope of CAIP-25, with the network in its key or with all networks of a namespace. */
const scope = tuple(
  chain,
  array(address, { maxLength: 3 }),
  array(word, { maxLength: 3 }),
  constantFrom(true, false),
).map(([chain, addresses, words, isWhole]) => {
  const key = isWhole ? (chain.split(':')[0] ?? '') : chain
  return [key, { accounts: addresses.map((value) => `${chain}:${value}`), methods: words, events: words }] as const
})
const namespaces = array(scope, { minLength: 1, maxLength: 5 }).map((scopes) => Object.fromEntries(scopes))

/** Valid and invalid links of wallets. */
const link = oneof(
  array(
    constantFrom(
      'https:',
      'javascript:',
      'JAVASCRIPT:',
      'data:image/png,',
      'data:text/html,',
      'rainbow:',
      'wallet.example',
      '//',
      ' ',
      '\n',
      '@',
      'file:',
      'intent:',
    ),
  ).map((parts) => parts.join('')),
  jsonValue(),
)
const peer = record(
  {
    name: oneof(string({ maxLength: 200, size: 'max' }), jsonValue()),
    description: oneof(string({ maxLength: 500, size: 'max' }), jsonValue()),
    url: link,
    icons: oneof(array(link, { maxLength: 20 }), jsonValue()),
    redirect: oneof(record({ native: link, universal: link }), jsonValue()),
  },
  { requiredKeys: [] },
)
/** Any values in the fields of a grant. */
const hostile = oneof(
  dictionary(
    oneof(chain, constantFrom('eip155', 'solana', 'nowhere', '__proto__', 'eip155:', 'constructor')),
    oneof(record({ accounts: jsonValue(), methods: jsonValue(), events: jsonValue() }), jsonValue()),
  ),
  namespaces,
  anything(),
)

describe('parseGrants', () => {
  it('keeps every account with its network, by namespace, each once', () => {
    assert(
      property(namespaces, (value) => {
        const accounts = Object.values(value).flatMap((scope) => scope.accounts)
        const grants = parseGrants(value) ?? {}
        const parsed = Object.entries(grants).flatMap(([namespace, grant]) => {
          expect(grant.accounts.every((account) => account.startsWith(`${namespace}:`))).toBe(true)
          expect(grant.networkIds).toStrictEqual([
            ...new Set(grant.accounts.map((account) => account.split(':', 2).join(':'))),
          ])
          return grant.accounts
        })
        expect(parsed.toSorted()).toStrictEqual([...new Set(accounts)].toSorted())
        expect(parseGrants(value) === undefined).toBe(accounts.length === 0)
      }),
    )
  })

  it('never throws, and grants only well-formed accounts and networks', () => {
    assert(
      property(hostile, (value) => {
        const grants = parseGrants(value)
        if (grants === undefined) return
        expect(Object.keys(grants)).not.toHaveLength(0)
        for (const { accounts, networkIds } of Object.values(grants)) {
          expect(accounts.length).toBeGreaterThan(0)
          expect(accounts.every((account) => isCaipAddress(account))).toBe(true)
          expect(networkIds.every((id) => isCaipNetworkId(id))).toBe(true)
        }
      }),
      runs(1_000),
    )
  })

  it('refuses a grant with an account outside the network of its key', () => {
    assert(
      property(namespaces, address, (value, address) => {
        const scope = { accounts: [`eip155:10:${address}`], methods: [], events: [] }
        expect(parseGrants({ ...value, 'eip155:1': scope })).toBeUndefined()
        expect(parseGrants({ ...value, solana: scope })).toBeUndefined()
      }),
    )
  })
})

describe('parsePeer', () => {
  it('never throws, and returns bounded texts and links that neither run nor read anything', () => {
    assert(
      property(oneof(peer, anything()), (value) => {
        const { description, icons, name, redirect, url } = parsePeer(value)
        expect(name.length).toBeLessThanOrEqual(100)
        expect(description.length).toBeLessThanOrEqual(300)
        expect(icons.length).toBeLessThanOrEqual(10)
        expect(icons.every((icon) => icon.startsWith('data:image/') || new URL(icon).protocol === 'https:')).toBe(true)
        if (url !== '') expect(new URL(url).protocol).toMatch(/^https?:$/)
        if (redirect.universal !== undefined) expect(new URL(redirect.universal).protocol).toBe('https:')
        expect(redirect.native ?? 'own:').toMatch(
          /^(?!javascript|data|vbscript|blob|file|about|https?:)[a-z][a-z\d+.-]*:/i,
        )
      }),
      runs(1_000),
    )
  })

  it('keeps every link of a well-formed wallet', () => {
    assert(
      property(word, stringMatching(/^[a-z]{1,8}x:\/\/$/), (name, native) => {
        const redirect = { native, universal: 'https://wallet.example/open' }
        const peer = {
          name,
          description: name,
          url: 'https://wallet.example',
          icons: ['https://wallet.example/a.png'],
          redirect,
        }
        expect(parsePeer(peer)).toStrictEqual(peer)
        expect(isWalletLink(native)).toBe(true)
      }),
    )
  })
})

describe('parseSettlement', () => {
  const settlement = record(
    {
      namespaces,
      controller: oneof(record({ metadata: peer }), record({ publicKey: string() })),
      expiry: oneof(integer({ min: now / 1_000 - 5, max: now / 1_000 + 2_000_000 }), double()),
      sessionProperties: oneof(
        dictionary(string({ maxLength: 200, size: 'max' }), oneof(string(), jsonValue())),
        jsonValue(),
      ),
    },
    { requiredKeys: [] },
  )

  it('never throws, and returns values that can be stored and restored', () => {
    const isKey = 'ab'.repeat(32)
    assert(
      property(
        oneof(settlement, dictionary(constantFrom('namespaces', 'controller', 'expiry'), jsonValue())),
        (params) => {
          const parsed = parseSettlement(params, now)
          if (parsed === undefined) return
          expect(parsed.expiresAt).toBeGreaterThan(now)
          expect(parsed.expiresAt).toBeLessThanOrEqual(now + longestSession)
          const stored = { ...parsed, topic: isKey, pairingTopic: isKey, symKey: isKey, handled: [], updateId: 0 }
          expect(sessionsItem.isValue(JSON.parse(JSON.stringify([stored])))).toBe(true)
        },
      ),
      runs(1_000),
    )
  })

  it('refuses a settlement that has expired', () => {
    assert(
      property(integer({ max: now / 1_000 }), (expiry) => {
        const namespaces = { eip155: { accounts: ['eip155:1:0xab'], methods: [], events: [] } }
        expect(parseSettlement({ namespaces, controller: {}, expiry }, now)).toBeUndefined()
        expect(parseSettlement({ namespaces, controller: {}, expiry: now / 1_000 + 1 }, now)).toBeDefined()
      }),
    )
  })
})
