import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64 } from '@scure/base'
import { Address, OutScript, p2pkh, RawWitness } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { createSignIn } from '../test/createSignIn.ts'
import { signLegacy } from '../test/signLegacy.ts'
import { signSimple, toAddresses } from '../test/signSimple.ts'
import { formatMessage } from '../message/formatMessage.ts'
import { createToSign } from './bip122/createToSign.ts'
import { hash160 } from './bip122/isKeyOf.ts'
import { parseBitcoinAddress } from './bip122/parseBitcoinAddress.ts'
import { verifySignature } from './verifySignature.ts'

const chainId = 'bip122:000000000019d6689c085ae165831e93'
const privateKey = sha256(utf8ToBytes('a key of the tests'))
const otherKey = sha256(utf8ToBytes('another key of the tests'))
const { payments } = toAddresses(privateKey)
const others = toAddresses(otherKey).payments

const toAddress = (kind: 'pkh' | 'sh' | 'wpkh' | 'tr'): string => payments[kind].address ?? ''
const message = formatMessage(createSignIn({ chainId, accountAddress: toAddress('wpkh') }))
const verify = (
  accountAddress: string,
  signature: string,
  text = message,
  chain: CaipNetworkId = chainId,
): Promise<void> => verifySignature({ chainId: chain, accountAddress, message: text, signature })
/** Passes if the signature verifies, because awaiting a rejection fails the test. */
const assertVerifies = verify
const refused = expect.objectContaining({ code: 'siwx.signatureInvalid' })

describe.each(['wpkh', 'sh', 'tr'] as const)('a BIP-322 signature for a %s address', (kind) => {
  const signature = signSimple({ privateKey, kind, message })

  it('verifies with and without the prefix of newer wallets', async () => {
    await assertVerifies(toAddress(kind), signature)
    await assertVerifies(toAddress(kind), `smp${signature}`)
  })

  it('is refused for another text, another address or another key', async () => {
    await expect(verify(toAddress(kind), signature, `${message} `)).rejects.toEqual(refused)
    await expect(verify(others[kind].address ?? '', signature)).rejects.toEqual(refused)
    await expect(verify(toAddress(kind), signSimple({ privateKey: otherKey, kind, message }))).rejects.toEqual(refused)
    for (const other of (['pkh', 'wpkh', 'sh', 'tr'] as const).filter((each) => each !== kind)) {
      await expect(verify(toAddress(other), signature)).rejects.toEqual(refused)
    }
  })

  it('is refused if a bit, the hash type or an item of its witness is changed', async () => {
    const parts = RawWitness.decode(base64.decode(signature))
    const [first = new Uint8Array(), ...rest] = parts
    const flipped = first.with(20, (first[20] ?? 0) ^ 1)
    // SIGHASH_NONE does not sign the outputs.
    const none = kind === 'tr' ? Uint8Array.of(...first, 2) : first.with(first.length - 1, 2)
    for (const witness of [[flipped, ...rest], [none, ...rest], [...parts, new Uint8Array([1])], [...rest], []]) {
      await expect(verify(toAddress(kind), base64.encode(RawWitness.encode(witness)))).rejects.toEqual(refused)
    }
  })
})

describe('a BIP-322 signature', () => {
  // The vectors of BIP-322.
  it.each([
    [
      '',
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      'Hello World',
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
  ])('verifies if it is a vector of BIP-322, for the text "%s"', async (text, signature) => {
    await assertVerifies('bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l', signature, text)
  })

  it('verifies for an address of its chain only, whatever its letter case', async () => {
    const text = 'Hello World'
    const signature =
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='
    const addresses = [
      'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
      'tb1q9vza2e8x573nczrlzms0wvx3gsqjx7vaxwd45v',
      'bcrt1q9vza2e8x573nczrlzms0wvx3gsqjx7vay85cr9',
    ] as const
    const [main, test, regtest] = addresses
    const chains = [
      ['bip122:000000000019d6689c085ae165831e93', main],
      ['bip122:000000000933ea01ad0ee984209779ba', test],
      ['bip122:00000000da84f2bafbbc53dee25a72ae', test],
      ['bip122:00000008819873e925422c1ff0f99f7c', test],
      ['bip122:0f9188f13cb7b2c71f2a335e3a4fc328', regtest],
      // Litecoin
      ['bip122:12a765e31ffd4059bada1e25190f6e98', undefined],
    ] as const
    for (const [chain, own] of chains) {
      if (own !== undefined) await assertVerifies(own, signature, text, chain)
      for (const address of addresses.filter((each) => each !== own))
        await expect(verify(address, signature, text, chain)).rejects.toEqual(refused)
    }
    await assertVerifies(main.toUpperCase(), signature, text)
  })
})

describe('a witness with another key', () => {
  /** Signs like `signSimple`, for a p2wpkh address that need not belong to the key. */
  async function signFor(address: string, key: Uint8Array, publicKey: Uint8Array): Promise<string> {
    const parsed = await parseBitcoinAddress({ chainId, accountAddress: address })
    if (parsed === undefined) throw new TypeError('The address is malformed.')
    const script = OutScript.encode({ type: 'pkh', hash: hash160(publicKey) })
    const hash = (await createToSign({ address: parsed, message })).preimageWitnessV0(0, script, 1, 0n)
    const signed = secp256k1.sign(hash, key, { prehash: false, format: 'der' })
    return base64.encode(RawWitness.encode([Uint8Array.of(...signed, 1), publicKey]))
  }
  const toKey = (key: Uint8Array, isCompressed = true): Uint8Array => secp256k1.getPublicKey(key, isCompressed)

  it('is refused although it signs the same transaction', async () => {
    const address = toAddress('wpkh')
    await assertVerifies(address, await signFor(address, privateKey, toKey(privateKey)))
    await expect(verify(address, await signFor(address, otherKey, toKey(otherKey)))).rejects.toEqual(refused)
    await expect(verify(address, await signFor(address, otherKey, toKey(privateKey)))).rejects.toEqual(refused)
  })

  it('is refused with an uncompressed key, which p2wpkh does not allow', async () => {
    const publicKey = toKey(privateKey, false)
    const address = Address().encode({ type: 'wpkh', hash: hash160(publicKey) })
    await expect(verify(address, await signFor(address, privateKey, publicKey))).rejects.toEqual(refused)
    await expect(verify(address, signLegacy({ privateKey, message, header: 27 }))).rejects.toEqual(refused)
  })
})

describe('a BIP-137 signature', () => {
  const uncompressed = p2pkh(secp256k1.getPublicKey(privateKey, false)).address ?? ''

  it.each([
    ['p2pkh', toAddress('pkh'), 31],
    ['p2pkh of an uncompressed key', uncompressed, 27],
    ['p2sh-p2wpkh', toAddress('sh'), 35],
    ['p2wpkh', toAddress('wpkh'), 39],
    ['p2wpkh with the first byte of p2pkh, as some wallets write it', toAddress('wpkh'), 31],
  ] as const)('verifies for %s', async (_kind, address, header) => {
    await assertVerifies(address, signLegacy({ privateKey, message, header }))
    await expect(verify(address, signLegacy({ privateKey: otherKey, message, header }))).rejects.toEqual(refused)
    await expect(verify(address, signLegacy({ privateKey, message: 'Hello', header }))).rejects.toEqual(refused)
  })

  it('is refused for p2tr, which BIP-137 does not cover, and for a key in the other encoding', async () => {
    await expect(verify(toAddress('tr'), signLegacy({ privateKey, message, header: 39 }))).rejects.toEqual(refused)
    await expect(verify(toAddress('pkh'), signLegacy({ privateKey, message, header: 27 }))).rejects.toEqual(refused)
  })
})

it.each([
  ['an empty text', ''],
  ['text that is not base64', 'not-base64!'],
  ['hexadecimal', `0x${'ab'.repeat(65)}`],
  ['65 zeros', base64.encode(new Uint8Array(65))],
  ['65 bytes that are not a point', base64.encode(new Uint8Array(65).fill(0xff).with(0, 31))],
  ['an empty witness', 'smpAA=='],
  ['a whole transaction', 'fulAUDZwFXUp'],
  ['10,000 bytes', base64.encode(new Uint8Array(10_000))],
])('refuses %s as a signature', async (_what, signature) => {
  for (const kind of ['pkh', 'sh', 'wpkh', 'tr'] as const) {
    await expect(verify(toAddress(kind), signature)).rejects.toEqual(refused)
  }
})

it.each([
  ['of a script (p2wsh)', 'bc1qp0ahvfh83088w49k405szqgg4f3pptr7p2g06tdxfjcd40z4lh4q95lsz9'],
  ['misspelt', 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0m'],
  ['malformed', 'satoshi'],
])('refuses signatures for an address that is %s', async (_what, address) => {
  await expect(verify(address, signSimple({ privateKey, kind: 'wpkh', message }))).rejects.toEqual(refused)
})
