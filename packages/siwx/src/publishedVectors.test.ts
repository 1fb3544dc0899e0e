// Published test vectors of Sign-In with Ethereum: those of the package `siwe` (Apache-2.0), whose version 1.1.2 is the last one
// that ships them, and the example messages of ERC-4361 (CC0). The package's addresses lack the checksum that ERC-4361 now
// requires, and its invalid texts lack the chain id. Both are added here, so that each text is refused for its own reason.
import type { SiwxMessage, SiwxSession } from '@latchkey/protocol/siwx'
import parsingNegative from 'siwe/test/parsing_negative.json' with { type: 'json' }
import parsingPositive from 'siwe/test/parsing_positive.json' with { type: 'json' }
import validationNegative from 'siwe/test/validation_negative.json' with { type: 'json' }
import validationPositive from 'siwe/test/validation_positive.json' with { type: 'json' }
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { formatMessage } from './message/formatMessage.ts'
import { parseMessage, readMessage } from './message/parseMessage.ts'
import { toChecksumAddress } from './message/toChecksumAddress.ts'
import { verifySession } from './verify/verifySession.ts'

/** The fields of a vector. */
interface VectorFields {
  readonly domain: string
  readonly address: string
  readonly statement?: string
  readonly uri: string
  readonly version: string
  readonly chainId: number
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime?: string
  readonly resources?: readonly string[]
}

function toMessage(fields: VectorFields): SiwxMessage {
  const { domain, address, statement, uri, chainId, nonce, issuedAt, expirationTime, resources } = fields
  expect(fields.version).toBe('1')
  return {
    domain,
    accountAddress: toChecksumAddress(address),
    chainId: `eip155:${chainId}`,
    ...(statement !== undefined && { statement }),
    uri,
    version: '1',
    nonce,
    issuedAt,
    ...(expirationTime !== undefined && { expirationTime }),
    ...(resources && { resources }),
  }
}

/** Adds the checksum of EIP-55 to the address in a text. */
function addChecksum(text: string): string {
  return text.replace(/^0x[\da-f]{40}$/im, toChecksumAddress)
}

/** Returns the sign-in of a vector with valid fields. */
function toSession(fields: VectorFields & { readonly signature: string }): SiwxSession {
  const data = toMessage(fields)
  return { data, message: formatMessage(data), signature: fields.signature }
}

function verifyAt(session: SiwxSession, time: string): Promise<SiwxMessage> {
  const { domain, nonce } = session.data
  return verifySession({ session, expected: { domain, nonce }, now: () => Date.parse(time) })
}

const withCode = (code: string) => expect.objectContaining({ name: 'SiwxError', code })

describe('valid texts', () => {
  it.each(Object.entries(parsingPositive))('%s: round-trips to the letter', (_name, { message, fields }) => {
    const text = addChecksum(message)
    expect(parseMessage(text)).toEqual(toMessage(fields))
    expect(formatMessage(toMessage(fields))).toBe(text)
    // The published text lacks only the checksum.
    expect(readMessage({ text: message, isChecksumOptional: true })).toEqual(toMessage(fields))
    expect(() => parseMessage(message)).toThrow('`accountAddress` is not an address')
  })

  it.each(Object.entries(parsingPositive))('%s: verifies once signed', async (_name, { fields }) => {
    const account = privateKeyToAccount(generatePrivateKey())
    const data = toMessage({ ...fields, address: account.address })
    const message = formatMessage(data)
    const session = { data, message, signature: await account.signMessage({ message }) }
    expect(await verifyAt(session, '2021-10-01T00:00:00Z')).toEqual(data)
  })

  it.each([
    ['with a statement', 'example.com'],
    ['with a port', 'example.com:3388'],
    ['with a scheme', 'https://example.com'],
  ])('example of ERC-4361 %s: round-trips', (_name, origin) => {
    const text = `${origin} wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ExampleOrg Terms of Service: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`
    const message = parseMessage(text)
    expect(message).toMatchObject({ domain: origin.replace('https://', ''), nonce: '32891756' })
    expect(message.scheme).toBe(origin.startsWith('https://') ? 'https' : undefined)
    expect(formatMessage(message)).toBe(text)
  })
})

describe('invalid texts', () => {
  const faults = {
    'missing mandatory field': '"URI" is missing',
    'extra line breaks': '"URI" is missing or out of place',
    'non-ISO datetime': '`issuedAt` is not an RFC 3339 time',
    'out of order fields': '"URI" is missing or out of place',
    'wrong version': '`version` is not 1',
  } satisfies Record<keyof typeof parsingNegative, string>

  it.each(Object.entries(parsingNegative))('%s: is refused', (name, text) => {
    expect(() => parseMessage(text)).toThrow(withCode('siwx.messageInvalid'))
    const complete = addChecksum(text).replace('\nNonce:', '\nChain ID: 1\nNonce:')
    expect(complete).toContain('Chain ID: 1')
    expect(() => parseMessage(complete)).toThrow(withCode('siwx.messageInvalid'))
    expect(() => parseMessage(complete)).toThrow(Reflect.get(faults, name))
  })
})

describe('signatures', () => {
  it.each(Object.entries(validationPositive))('%s: verifies only within its times', async (_name, fields) => {
    const session = toSession(fields)
    expect(await verifyAt(session, fields.issuedAt)).toEqual(session.data)
    expect(await verifyAt(session, '2100-01-07T14:31:43.951Z')).toEqual(session.data)
    await expect(verifyAt(session, '2100-01-07T14:32:43.952Z')).rejects.toEqual(withCode('siwx.expired'))
    await expect(verifyAt(session, '2022-01-27T17:08:38.578Z')).rejects.toEqual(withCode('siwx.notYetValid'))
  })

  it.each(['malformed signature', 'wrong signature'] as const)('%s: does not verify', async (name) => {
    const session = toSession(validationNegative[name])
    await expect(verifyAt(session, '2022-01-06T00:00:00Z')).rejects.toEqual(withCode('siwx.signatureInvalid'))
  })

  it('expired message: does not verify, even with a valid signature', async () => {
    const fields = validationNegative['expired message']
    await expect(verifyAt(toSession(fields), fields.issuedAt)).rejects.toEqual(withCode('siwx.expired'))
    // The published signature is on another text.
    const account = privateKeyToAccount(generatePrivateKey())
    const data = toMessage({ ...fields, address: account.address })
    const message = formatMessage(data)
    const session = { data, message, signature: await account.signMessage({ message }) }
    await expect(verifyAt(session, fields.issuedAt)).rejects.toEqual(withCode('siwx.expired'))
    await expect(verifyAt(session, '2020-12-31T00:00:00Z')).rejects.toEqual(withCode('siwx.notYetValid'))
  })

  it('invalid expiration time: is neither formatted nor parsed', () => {
    const data = toMessage(validationNegative['invalid expiration time'])
    expect(() => formatMessage(data)).toThrow('`expirationTime` is not an RFC 3339 time')
    const { expirationTime = '', ...others } = data
    expect(() => parseMessage(`${formatMessage(others)}\nExpiration Time: ${expirationTime}`)).toThrow(
      '`expirationTime` is not an RFC 3339 time',
    )
  })

  it('include every published vector', () => {
    expect(Object.keys(validationNegative).toSorted()).toEqual([
      'expired message',
      'invalid expiration time',
      'malformed signature',
      'wrong signature',
    ])
  })
})
