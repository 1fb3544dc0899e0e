import { createHash, createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto'
import { getPublicKey } from '@noble/secp256k1'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { describe, expect, it } from 'vitest'
import { fromHex, toHex, toUtf8 } from '../bytes.ts'
import { expand, toShare } from '../hkdf.ts'
import { deriveAccounts } from './deriveAccounts.ts'
import { deriveEd25519 } from './deriveEd25519.ts'
import { deriveSecp256k1, hardened } from './deriveSecp256k1.ts'
import { toBase58 } from './toBase58.ts'
import { toMnemonic } from './toMnemonic.ts'
import { toSeed } from './toSeed.ts'

const bytes = (hex: string) => fromHex(hex) ?? new Uint8Array()

describe('published vectors', () => {
  it('has the English words of BIP-39', () => {
    const hash = createHash('sha256')
      .update(`${wordlist.join('\n')}\n`)
      .digest('hex')
    expect(hash).toBe('2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda')
  })

  it.each([
    ['00', 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'],
    ['7f', 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
    ['80', 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above'],
    ['ff', 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong'],
  ])('writes 16 bytes of %s as words (BIP-39)', async (byte, words) => {
    expect(await toMnemonic(bytes(byte.repeat(16)))).toBe(words)
  })

  it('makes the seed of words (BIP-39)', async () => {
    const seed = await toSeed(await toMnemonic(new Uint8Array(16)))
    expect(toHex(seed)).toBe(
      '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
    )
  })

  const seed1 = '000102030405060708090a0b0c0d0e0f'
  const seed3 =
    '4b381541583be4423346c643850da4b320e46a87ae3d2a4e6da11eba819cd4acba45d239319ac14f863b8d5ab5a0d0c64d2e8a1e7d1457df2e5a3c51c73235be'
  it.each([
    [seed1, [hardened], 'edb2e14f9ee77d26dd93b4ecede8d16ed408ce149b6cd80b0715a2d911a0afea'],
    [seed1, [hardened, 1], '3c6cb8d0f6a264c91ea8b5030fadaa8e538b020f0a387421a12de9319dc93368'],
    [
      seed1,
      [hardened, 1, 2 + hardened, 2, 1_000_000_000],
      '471b76e389e528d6de6d816857e012c5455051cad6660850e58372a6c3e6e7c8',
    ],
    // Vector 3: a parent whose key starts with a zero byte.
    [seed3, [hardened], '491f7a2eebc7b57028e0d3faa0acda02e75c33b03c48fb288c41e2ea44e1daef'],
  ])('derives from %s by %j (BIP-32)', async (seed, path, key) => {
    expect(toHex(await deriveSecp256k1(bytes(seed), path))).toBe(key)
  })

  it('derives by a path of hardened steps (SLIP-10)', async () => {
    const key = await deriveEd25519(bytes(seed1), [0, 1, 2, 2, 1_000_000_000])
    expect(toHex(key)).toBe('8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793')
  })

  it('derives key material (RFC 5869, case 3)', async () => {
    const okm = '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d'
    expect(toHex(await expand(await toShare(bytes('0b'.repeat(22))), ''))).toBe(okm)
  })
})

describe('accounts', () => {
  it('derives the addresses of zero entropy', async () => {
    const { addresses } = await deriveAccounts({ entropy: new Uint8Array(16), vaultId: 'v' })
    expect(addresses).toEqual({
      eip155: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
      solana: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
    })
  })

  it('keeps the path of Bitcoin free', async () => {
    const seed = await toSeed(await toMnemonic(new Uint8Array(16)))
    const key = await deriveSecp256k1(seed, [84 + hardened, hardened, hardened, 0, 0])
    const sha = createHash('sha256').update(getPublicKey(key, true)).digest()
    const hash = createHash('ripemd160').update(sha).digest()
    expect(toSegwitAddress(hash)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
  })

  it('derives the management key of the entropy and the vault as node:crypto does', async () => {
    const entropy = bytes('0102030405060708090a0b0c0d0e0f10')
    const secret = Buffer.from(hkdfSync('sha256', entropy, '', toUtf8('latchkey/manage/1v_1'), 32))
    const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), secret])
    const key = createPublicKey(createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }))
    const { managementKey, keys } = await deriveAccounts({ entropy, vaultId: 'v_1' })
    expect(toHex(managementKey)).toBe(key.export({ format: 'der', type: 'spki' }).subarray(12).toString('hex'))
    expect(toHex(keys.management)).toBe(secret.toString('hex'))
    expect((await deriveAccounts({ entropy, vaultId: 'v_2' })).managementKey).not.toEqual(managementKey)
  })

  it('writes zero bytes in base58 as ones', () => {
    expect([toBase58(new Uint8Array()), toBase58(new Uint8Array(3)), toBase58(bytes('0000287fb4cd'))]).toEqual([
      '',
      '111',
      '11233QC4',
    ])
  })
})

/** BIP-173, for a witness program of version 0. */
function toSegwitAddress(program: Uint8Array): string {
  const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
  const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
  const bits = Array.from(program, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const data = [0, ...(bits.match(/.{5}/g) ?? []).map((digits) => Number.parseInt(digits, 2))]
  let checksum = 1
  for (const value of [3, 3, 0, 2, 3, ...data, 0, 0, 0, 0, 0, 0]) {
    const top = checksum >>> 25
    checksum = ((checksum & 0x1ffffff) << 5) ^ value
    generator.forEach((term, index) => {
      if ((top >> index) & 1) checksum ^= term
    })
  }
  const checks = Array.from({ length: 6 }, (_, index) => ((checksum ^ 1) >> (5 * (5 - index))) & 31)
  return `bc1${[...data, ...checks].map((value) => alphabet[value]).join('')}`
}
