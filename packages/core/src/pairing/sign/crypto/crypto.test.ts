import { ed25519 } from '@noble/curves/ed25519.js'
import { decodeJWT, encodeIss, verifyJWT } from '@walletconnect/relay-auth'
import { decrypt, deriveSymKey, encrypt, generateKeyPair, hashKey, hashMessage } from '@walletconnect/utils'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../kernel/ports/createRandom.ts'
import { createNobleCryptography } from './createNobleCryptography.ts'
import { createRelayToken } from './createRelayToken.ts'
import { createWebCryptography } from './createWebCryptography.ts'
import type { Bytes } from './Cryptography.ts'
import { loadCryptography } from './loadCryptography.ts'
import { openEnvelope } from './openEnvelope.ts'
import { parseBase64 } from './parseBase64.ts'
import { parseHex } from './parseHex.ts'
import { readSender } from './readSender.ts'
import { sealEnvelope } from './sealEnvelope.ts'
import { toBase64 } from './toBase64.ts'
import { toDidKey } from './toDidKey.ts'
import { toHex } from './toHex.ts'

const random = createRandom()
const bytes = (hex: string): Bytes => parseHex(hex) ?? new Uint8Array()

describe.each([
  ["the platform's cryptography", createWebCryptography(crypto.subtle)],
  ['cryptography in JavaScript', createNobleCryptography(random)],
])('%s', (_, cryptography) => {
  it('hashes as SHA-256 (FIPS 180-4)', async () => {
    expect(toHex(await cryptography.sha256(new TextEncoder().encode('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })

  it('derives topics and keys as the public library does', async () => {
    for (let round = 0; round < 8; round++) {
      const theirs = generateKeyPair()
      const privateKey = random.bytes(32)
      const publicKey = await cryptography.getPublicKey(privateKey)
      const key = await cryptography.deriveKey({ privateKey, publicKey: bytes(theirs.publicKey) })
      expect(toHex(key)).toBe(deriveSymKey(theirs.privateKey, toHex(publicKey)))
      expect(toHex(await cryptography.sha256(key))).toBe(hashKey(toHex(key)))
    }
    expect(toHex(await cryptography.sha256(new TextEncoder().encode('a message')))).toBe(hashMessage('a message'))
  })

  it.each([
    ['a public key of order one', new Uint8Array(32)],
    ['one that is too short', new Uint8Array(31).fill(9)],
    ['one that is too long', new Uint8Array(33).fill(9)],
  ])('derives nothing from %s', async (_name, publicKey) => {
    await expect(cryptography.deriveKey({ privateKey: random.bytes(32), publicKey })).rejects.toBeInstanceOf(Error)
  })

  it('signs as Ed25519', async () => {
    const signer = await cryptography.createSigner()
    const message = new TextEncoder().encode('to be signed')
    expect(ed25519.verify(await signer.sign(message), message, signer.publicKey)).toBe(true)
  })

  it('creates a token that the public library accepts', async () => {
    const signer = await cryptography.createSigner()
    const audience = 'wss://relay.example.com/path/?a=b'
    const token = await createRelayToken({ signer, subject: 'ab'.repeat(32), audience, now: 1_767_225_600_999 })
    expect(await verifyJWT(token)).toBe(true)
    expect(decodeJWT(token)).toMatchObject({
      header: { alg: 'EdDSA', typ: 'JWT' },
      payload: {
        iss: encodeIss(signer.publicKey),
        sub: 'ab'.repeat(32),
        aud: audience,
        iat: 1_767_225_600,
        exp: 1_767_225_600 + 86_400,
      },
    })
  })
})

describe('loadCryptography', () => {
  it("uses the platform's if it is complete", async () => {
    const signer = await (await loadCryptography({ random })).createSigner()
    // The platform generates its own keys; the others use the port.
    const asked: number[] = []
    const counted = { ...random, bytes: (length: number) => (asked.push(length), random.bytes(length)) }
    await (await loadCryptography({ random: counted })).createSigner()
    expect(asked).toStrictEqual([32])
    expect(signer.publicKey).toHaveLength(32)
  })

  it.each([
    ['a browser without Ed25519', ['generateKey']],
    ['a browser without X25519', ['importKey']],
    ['an insecure page', ['generateKey', 'importKey', 'digest', 'deriveBits']],
  ])('works in %s', async (_, missing) => {
    const subtle = new Proxy(crypto.subtle, {
      get: (target, name: keyof SubtleCrypto) => {
        if (missing.includes(name)) return () => Promise.reject(new DOMException('', 'NotSupportedError'))
        return target[name].bind(target)
      },
    })
    const cryptography = await loadCryptography({ random, subtle })
    const theirs = generateKeyPair()
    const privateKey = random.bytes(32)
    const key = await cryptography.deriveKey({ privateKey, publicKey: bytes(theirs.publicKey) })
    expect(toHex(key)).toBe(deriveSymKey(theirs.privateKey, toHex(await cryptography.getPublicKey(privateKey))))
    expect((await cryptography.createSigner()).publicKey).toHaveLength(32)
  })
})

describe('envelopes', () => {
  const key = random.bytes(32)

  it.each([[''], ['{"id":1}'], ['žluťoučký 🦊'], ['x'.repeat(300_000)]])(
    'equal those of the public library (case %#)',
    (text) => {
      const nonce = random.bytes(12)
      const envelope = sealEnvelope({ text, key, nonce })
      expect(envelope).toBe(encrypt({ type: 0, symKey: toHex(key), message: text, iv: toHex(nonce) }))
      expect(decrypt({ symKey: toHex(key), encoded: envelope })).toBe(text)
      expect(openEnvelope({ envelope, key })).toBe(text)
    },
  )

  it('of type 1 open too, and contain their sender', () => {
    const senderPublicKey = 'cd'.repeat(32)
    const envelope = encrypt({ type: 1, symKey: toHex(key), message: 'text', senderPublicKey })
    expect(openEnvelope({ envelope, key })).toBe('text')
    expect(toHex(readSender(envelope) ?? new Uint8Array())).toBe(senderPublicKey)
    expect(readSender(sealEnvelope({ text: 'text', key, nonce: random.bytes(12) }))).toBeUndefined()
    expect(readSender('AQ==')).toBeUndefined()
  })

  it('open with no other key, and not if a bit was changed', () => {
    const envelope = sealEnvelope({ text: 'text', key, nonce: random.bytes(12) })
    expect(openEnvelope({ envelope, key: random.bytes(32) })).toBeUndefined()
    const changed = parseBase64(envelope) ?? new Uint8Array()
    for (const position of [1, 13, changed.length - 1]) {
      const copy = Uint8Array.from(changed, (byte, index) => (index === position ? byte ^ 1 : byte))
      expect(openEnvelope({ envelope: toBase64(copy), key })).toBeUndefined()
    }
  })

  it.each([[''], ['AA=='], ['not base64 at all'], ['AQ'.repeat(40)], [toBase64(new Uint8Array(28))]])(
    'refuse %o',
    (envelope) => {
      expect(openEnvelope({ envelope, key })).toBeUndefined()
    },
  )
})

it('encodes a key as a did:key', () => {
  for (let round = 0; round < 20; round++) {
    const publicKey = random.bytes(32)
    expect(toDidKey(publicKey)).toBe(encodeIss(publicKey))
  }
})

it.each([['0'], ['0g'], ['0x00'], [' 00']])('reads no digits from %o', (text) => {
  expect(parseHex(text)).toBeUndefined()
})
