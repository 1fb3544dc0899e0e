import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import { expect, it } from 'vitest'
import { formatMessage } from '../message/formatMessage.ts'
import { createSignIn } from '../test/createSignIn.ts'
import { verifySignature } from './verifySignature.ts'

const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const secret = sha256(utf8ToBytes('a key of the tests'))
const accountAddress = base58.encode(ed25519.getPublicKey(secret))
const message = formatMessage(createSignIn({ chainId, accountAddress }))
const signed = ed25519.sign(utf8ToBytes(message), secret)
const verify = (signature: string, change: { readonly accountAddress?: string; readonly message?: string } = {}) =>
  verifySignature({ chainId, accountAddress, message, signature, ...change })
/** Passes if the signature verifies, because awaiting a rejection fails the test. */
const assertVerifies = verify
const refused = expect.objectContaining({ code: 'siwx.signatureInvalid' })

it('verifies the signature of a Solana account', async () => {
  await assertVerifies(base58.encode(signed))
})

it('refuses a signature for another text or another account', async () => {
  const signature = base58.encode(signed)
  await expect(verify(signature, { message: message.replace('orders', 'others') })).rejects.toEqual(refused)
  const other = base58.encode(ed25519.getPublicKey(sha256(utf8ToBytes('another key'))))
  await expect(verify(signature, { accountAddress: other })).rejects.toEqual(refused)
})

it.each([
  ['a flipped bit', base58.encode(signed.with(3, (signed[3] ?? 0) ^ 1))],
  ['a missing byte', base58.encode(signed.slice(1))],
  ['another encoding', Buffer.from(signed).toString('base64')],
  ['no bytes', ''],
  ['100,000 bytes', '1'.repeat(100_000)],
])('refuses a signature with %s', async (_what, signature) => {
  await expect(verify(signature)).rejects.toEqual(refused)
})

it('refuses keys of small order, for which anyone can sign', async () => {
  // With the neutral element as key and as R, and 0 as S, the equation holds for every text.
  const key = new Uint8Array(32).with(0, 1)
  const forged = new Uint8Array(64).with(0, 1)
  await expect(verify(base58.encode(forged), { accountAddress: base58.encode(key) })).rejects.toEqual(refused)
})
