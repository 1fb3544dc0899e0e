import type { SiwxMessage } from '@latchkey/protocol/siwx'
import { ParsedMessage } from '@spruceid/siwe-parser'
import { parseSiweMessage } from 'viem/siwe'
import { describe, expect, it } from 'vitest'
import { formatMessage } from './formatMessage.ts'
import { parseMessage } from './parseMessage.ts'
import { parseTime } from './parseTime.ts'
import { toCanonicalAddress } from './toCanonicalAddress.ts'
import { toChecksumAddress } from './toChecksumAddress.ts'

const accountAddress = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const least: SiwxMessage = {
  domain: 'service.org',
  accountAddress,
  chainId: 'eip155:1',
  uri: 'https://service.org/login',
  version: '1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
}
const full: SiwxMessage = {
  ...least,
  statement: 'I accept the ServiceOrg Terms of Service: https://service.org/tos',
  expirationTime: '2022-09-30T16:25:24.123456Z',
  notBefore: '2021-09-30T18:25:24+02:00',
  requestId: 'some_id:1@a%20b',
  resources: [
    'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
    'https://example.com/my-web2-claim.json',
  ],
}

/** Parses a text with the reference implementation of ERC-4361; `undefined` if it refuses the text. */
function readBySpruce(text: string): ParsedMessage | undefined {
  try {
    return new ParsedMessage(text)
  } catch {
    return undefined
  }
}
function isAccepted(text: string): boolean {
  try {
    parseMessage(text)
    return true
  } catch {
    return false
  }
}

describe('messages of eip155', () => {
  it('match the example of ERC-4361 to the letter', () => {
    const { resources, statement } = full
    expect(formatMessage({ ...least, statement, resources }))
      .toBe(`service.org wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ServiceOrg Terms of Service: https://service.org/tos

URI: https://service.org/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`)
  })

  it.each([
    ['no optional field', {}],
    ['a statement', { statement: full.statement }],
    ['an empty statement', { statement: '' }],
    ['a scheme', { scheme: 'https' }],
    ['a time with milliseconds', { issuedAt: '2021-09-30T16:25:24.000Z' }],
    ['an IPv4 address as domain', { domain: '127.0.0.1' }],
    ['a user in the domain', { domain: 'test@127.0.0.1' }],
    ['a port in the domain', { domain: '127.0.0.1:8080' }],
    ['a user and a port in the domain', { domain: 'test@127.0.0.1:8080' }],
    ['an IPv6 address in domain and URI', { domain: '[::1]:5173', uri: 'http://[::1]:5173/a' }],
    ['every character that a statement allows', { statement: "aZ09 -._~:/?#[]@!$&'()*+,;=" }],
    ['an empty list of resources', { resources: [] }],
    ['an empty request id', { requestId: '' }],
    ['a URI without an authority', { uri: 'did:key:z6MkExample' }],
    ['a URI with query and fragment', { uri: 'https://service.org/a/b?c=d&e=%20#f?/' }],
    ['the largest chain', { chainId: 'eip155:9007199254740991' }],
    ['every field', full],
  ] satisfies readonly (readonly [string, Partial<SiwxMessage>])[])(
    'round-trip, and parse the same in other implementations: %s [S3.040] [S3.041]',
    (_what, change) => {
      const message: SiwxMessage = { ...least, ...change }
      const text = formatMessage(message)
      expect(parseMessage(text)).toEqual(message)
      const reference = readBySpruce(text)
      expect(reference).toMatchObject({
        domain: message.domain,
        address: message.accountAddress,
        uri: message.uri,
        chainId: Number(message.chainId.split(':')[1]),
        nonce: message.nonce,
        issuedAt: message.issuedAt,
      })
      for (const name of ['expirationTime', 'notBefore', 'requestId'] as const) {
        expect(reference?.[name] ?? undefined).toBe(message[name])
      }
      expect(reference?.statement || undefined).toBe(message.statement || undefined)
      expect(reference?.resources ?? undefined).toEqual(message.resources)
      expect(reference?.scheme || undefined).toBe(message.scheme)
    },
  )

  it('are parsed by viem', () => {
    expect(parseSiweMessage(formatMessage({ ...full, scheme: 'https' }))).toEqual({
      scheme: 'https',
      domain: full.domain,
      address: accountAddress,
      statement: full.statement,
      uri: full.uri,
      version: '1',
      chainId: 1,
      nonce: full.nonce,
      issuedAt: new Date('2021-09-30T16:25:24Z'),
      expirationTime: new Date('2022-09-30T16:25:24.123Z'),
      notBefore: new Date('2021-09-30T16:25:24Z'),
      requestId: full.requestId,
      resources: full.resources,
    })
  })

  const text = formatMessage(full)
  const lines = text.split('\n')
  const without = (start: string): string => lines.filter((line) => !line.startsWith(start)).join('\n')
  const swap = (first: string, second: string): string =>
    lines
      .map((line) => {
        if (line.startsWith(first)) return lines.find((other) => other.startsWith(second))
        return line.startsWith(second) ? lines.find((other) => other.startsWith(first)) : line
      })
      .join('\n')

  it.each([
    ['no domain', text.replace('service.org wants', ' wants')],
    ['an invalid domain', text.replace('service.org wants', '#service.org wants')],
    ['a space in the domain', text.replace('service.org wants', 'service .org wants')],
    ['an invalid IPv6 address', text.replace('service.org wants', '[::1::2] wants')],
    ['no address', text.replace(`${accountAddress}\n`, '')],
    ['an empty address', text.replace(accountAddress, '')],
    ['an address in lower case', text.replace(accountAddress, accountAddress.toLowerCase())],
    ['an address with a wrong checksum', text.replace('0xC02aaA', '0xC02AaA')],
    ['an address that is too short', text.replace(accountAddress, accountAddress.slice(0, -1))],
    ['a line break in the statement', text.replace('Service: https', 'Service: \nhttps')],
    ['a character outside ASCII in the statement', text.replace('I accept', 'I “accept”')],
    ['an extra line break', text.replace('\n\nI accept', '\n\n\nI accept')],
    ['a missing line break', text.replace('\n\nURI', '\nURI')],
    ['carriage returns', text.replaceAll('\n', '\r\n')],
    ['a line break at the end', `${text}\n`],
    ['a trailing space', text.replace('Version: 1', 'Version: 1 ')],
    ['another language', text.replace('wants you to sign in', 'möchte')],
    ['another chain’s name', text.replace('your Ethereum account', 'your Bitcoin account')],
    ['no URI', without('URI')],
    ['a URI without a scheme', text.replace('URI: https:', 'URI: ')],
    ['an invalid URI', text.replace('URI: https://service.org/login', 'URI: :not_a_uri')],
    ['a space in the URI', text.replace('/login', '/log in')],
    ['no version', without('Version')],
    ['another version', text.replace('Version: 1', 'Version: 2')],
    ['no chain id', without('Chain ID')],
    ['a chain id that is not a number', text.replace('Chain ID: 1', 'Chain ID: ?')],
    ['no nonce', without('Nonce')],
    ['a short nonce', text.replace('32891756', '3289175')],
    ['a nonce with a hyphen', text.replace('32891756', '3289-1756')],
    ['no time', without('Issued At')],
    ['a time in another format', text.replace('2021-09-30T16:25:24Z', 'Wed Oct 05 2011 16:48:00 GMT+0200 (CEST)')],
    ['a month that does not exist', text.replace('2021-09-30T16:25:24Z', '2021-13-30T16:25:24Z')],
    ['a day that does not exist', text.replace('2021-09-30T16:25:24Z', '2021-02-30T16:25:24Z')],
    ['an hour that does not exist', text.replace('2021-09-30T16:25:24Z', '2021-09-30T25:25:24Z')],
    ['a time without an offset', text.replace('2021-09-30T16:25:24Z', '2021-09-30T16:25:24')],
    ['an invalid expiration time', text.replace('2022-09-30T16:25:24.123456Z', 'tomorrow')],
    ['an invalid start time', text.replace('2021-09-30T18:25:24+02:00', '2021-09-30 18:25:24')],
    ['a request id with a space', text.replace('some_id', 'some id')],
    ['a resource that is not a URI', text.replace('https://example.com/my', 'my')],
    ['resources in one line', text.replace('\n- https://example.com', ' - https://example.com')],
    ['a line after the end', `${text}\nApproved: yes`],
    ['URI and version swapped', swap('URI', 'Version')],
    ['version and chain swapped', swap('Version', 'Chain ID')],
    ['nonce and time swapped', swap('Nonce', 'Issued At')],
    ['expiration and start swapped', swap('Expiration Time', 'Not Before')],
    ['start and request id swapped', swap('Not Before', 'Request ID')],
    ['a field twice', text.replace('Version: 1', 'Version: 1\nVersion: 1')],
    ['an empty text', ''],
  ])('are refused with %s', (_what, broken) => {
    expect(broken).not.toBe(text)
    expect(() => parseMessage(broken)).toThrow(expect.objectContaining({ code: 'siwx.messageInvalid' }))
    expect(readBySpruce(broken)).toBeUndefined()
  })

  it('are refused for the zero address, which can still be formatted before the account is known', () => {
    const zero = '0x0000000000000000000000000000000000000000'
    const text = formatMessage({ ...least, accountAddress: zero })
    expect(text).toContain(zero)
    expect(() => parseMessage(text)).toThrow('the zero address cannot sign in')
  })

  it('are refused if a chain id has leading zeros or the text is too long', () => {
    expect(() => parseMessage(text.replace('Chain ID: 1', 'Chain ID: 01'))).toThrow('`chainId`')
    expect(() => parseMessage(text + '/a'.repeat(10_000))).toThrow('longer than')
  })

  it('are accepted and refused like the reference implementation after random mutations', () => {
    const random = createRandom(4361)
    const characters = [
      '',
      ' ',
      '\n',
      '\n\n',
      ':',
      '/',
      '-',
      '%',
      '%41',
      '@',
      '[',
      'a',
      'Z',
      '0',
      '9',
      '.',
      '"',
      'é',
      'T',
      '+',
    ]
    const mutated = Array.from({ length: 600 }, () => {
      const start = random(text.length)
      return text.slice(0, start) + (characters[random(characters.length)] ?? '') + text.slice(start + random(2))
    })
    // The reference accepts leading zeros in chain ids, and days that do not exist.
    const comparable = mutated.filter((broken) => !/Chain ID: 0|(?:-02-30|-00-|-09-31|-\d\d-00)T/.test(broken))
    const accepted = comparable.filter(isAccepted)
    expect(accepted).toEqual(comparable.filter((broken) => readBySpruce(broken) !== undefined))
    expect(accepted.map((broken) => formatMessage(parseMessage(broken)))).toEqual(accepted)
    // The mutations produced both kinds.
    expect(accepted.length).toBeGreaterThan(100)
    expect(comparable.length - accepted.length).toBeGreaterThan(100)
  })

  it.each([
    ['an address without its checksum', { accountAddress: accountAddress.toLowerCase() }, 'EIP-55'],
    ['no time', { issuedAt: undefined }, '`issuedAt`'],
    ['a statement in two lines', { statement: 'a\nURI: https://evil.example' }, '`statement`'],
    ['a line break in the domain', { domain: 'a\nb' }, '`domain`'],
    ['a line break in the request id', { requestId: 'a\nb' }, '`requestId`'],
    ['a resource of two lines', { resources: ['https://a.example\n- https://b.example'] }, '`resources`'],
    ['a short nonce', { nonce: 'short' }, '`nonce`'],
    ['a chain id that is not a number', { chainId: 'eip155:mainnet' }, '`chainId`'],
  ] satisfies readonly (readonly [string, Partial<SiwxMessage>, string])[])(
    'are not formatted with %s',
    (_what, change, word) => {
      expect(() => formatMessage({ ...full, ...change })).toThrow(
        expect.objectContaining({ code: 'siwx.messageInvalid', message: expect.stringContaining(word) }),
      )
    },
  )
})

describe('messages of other namespaces', () => {
  const solana: SiwxMessage = {
    ...full,
    accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  }
  const bitcoin: SiwxMessage = {
    ...full,
    accountAddress: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    chainId: 'bip122:000000000019d6689c085ae165831e93',
  }

  it('match CAIP-122 for Solana', () => {
    const { expirationTime: _e, notBefore: _n, requestId: _r, ...short } = solana
    expect(formatMessage(short)).toBe(`service.org wants you to sign in with your Solana account:
GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1

I accept the ServiceOrg Terms of Service: https://service.org/tos

URI: https://service.org/login
Version: 1
Chain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`)
  })

  it('round-trip', () => {
    expect(parseMessage(formatMessage(solana))).toEqual(solana)
    expect(parseMessage(formatMessage(bitcoin))).toEqual(bitcoin)
    expect(formatMessage(bitcoin).split('\n').slice(0, 2)).toEqual([
      'service.org wants you to sign in with your Bitcoin account:',
      bitcoin.accountAddress,
    ])
  })

  it.each([
    [{ ...solana, accountAddress: full.accountAddress }],
    [{ ...solana, chainId: 'solana:a.b' as const }],
    [{ ...bitcoin, accountAddress: 'bc1q\n' }],
    [{ ...bitcoin, chainId: 'bip122:1' as const }],
  ])('are not formatted with the address or the chain of another namespace (case %#)', (message) => {
    expect(() => formatMessage(message)).toThrow(expect.objectContaining({ code: 'siwx.messageInvalid' }))
  })

  it('do not exist for namespaces that cannot be verified', () => {
    expect(() => formatMessage({ ...full, chainId: 'cosmos:cosmoshub-4' })).toThrow(
      expect.objectContaining({ code: 'siwx.chainUnsupported' }),
    )
  })
})

describe('toChecksumAddress', () => {
  // The examples of EIP-55.
  it.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('returns %s, an example of EIP-55', (address) => {
    expect(toChecksumAddress(address.toLowerCase())).toBe(address)
  })
})

it.each([
  ['2021-09-30T16:25:24Z', Date.UTC(2021, 8, 30, 16, 25, 24)],
  ['2021-09-30t16:25:24.5z', Date.UTC(2021, 8, 30, 16, 25, 24, 500)],
  ['2021-09-30T18:25:24+02:00', Date.UTC(2021, 8, 30, 16, 25, 24)],
  ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
  ['2023-02-29T00:00:00Z', undefined],
  ['0001-01-01T00:00:00Z', -62_135_596_800_000],
  ['2021-09-30T24:00:00Z', undefined],
  ['2016-12-31T23:59:60Z', undefined],
  ['+002021-09-30T16:25:24Z', undefined],
  ['2021-09-30', undefined],
])('parses the time %s', (text, expected) => {
  expect(parseTime(text)).toBe(expected)
})

/** Creates a generator of random numbers that are the same on every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('toCanonicalAddress', () => {
  const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
  it.each([
    ['eip155:1', accountAddress, accountAddress.toLowerCase()],
    [bitcoin, 'BC1Q9VZA2E8X573NCZRLZMS0WVX3GSQJX7VAVGKX0L', 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'],
    [bitcoin, 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l', 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'],
    // Base58 distinguishes letter case.
    [bitcoin, '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'BC1Qx', 'BC1Qx'],
  ] as const)('on %s returns %s as %s', (chainId, address, canonical) => {
    expect(toCanonicalAddress({ chainId, accountAddress: address })).toBe(canonical)
  })
})
