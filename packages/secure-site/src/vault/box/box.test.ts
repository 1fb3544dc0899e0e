import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toHex } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'
import { toShare } from '../hkdf.ts'
import { toCodeShare } from '../recovery/recoveryCode.ts'
import type { BoxHeader, Pair } from './Box.ts'
import { toHeaderBytes } from './deriveBoxKeys.ts'
import { openBox } from './openBox.ts'
import { sealBox } from './sealBox.ts'
import { toShareInputs } from './toShareInputs.ts'
import type { Shares } from './toShareInputs.ts'
import { openEntropy, sealEntropy } from './vaultCipher.ts'

const from = (start: number, length = 32) => Uint8Array.from({ length }, (_, index) => (start + index) & 255)
const raw = { device: from(1), server: from(50), recovery: from(100), salt: from(150) }
const vaultId = 'v_1'
const shareIds = ['share_1', 'share_2'] as const
const iv = from(7, 12)
const pairs: readonly Pair[] = ['ds', 'rs', 'dr', 'file']

async function setUp() {
  const key = await crypto.subtle.importKey('raw', from(200), 'AES-GCM', true, ['encrypt', 'decrypt'])
  const shares: Shares = { ...raw, device: await toShare(raw.device) }
  const seal = async (pair: Pair) =>
    sealBox({ header: { vaultId, pair, shareIds }, shares: await toShareInputs({ pair, shares, vaultId }), key, iv })
  const open = async (pair: Pair, box: Bytes, change: { shares?: Shares; header?: Partial<BoxHeader> } = {}) =>
    openBox({
      header: { vaultId, pair, shareIds, ...change.header },
      shares: await toShareInputs({ pair, shares: change.shares ?? shares, vaultId }),
      box,
      isExtractable: true,
    })
  return { key, shares, seal, open }
}

/** The boxes of the design, written with node:crypto alone. */
function sealWithNode(pair: Pair): string {
  const field = (text: string) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(Buffer.byteLength(text))
    return Buffer.concat([length, Buffer.from(text)])
  }
  const header = Buffer.concat(['latchkey/box/1', vaultId, pair, ...shareIds].map(field))
  const recoverySalt = Buffer.from(hkdfSync('sha256', raw.recovery, '', `latchkey/recovery/1dr${vaultId}`, 32))
  const inputs = {
    ds: [raw.device, raw.server],
    rs: [raw.recovery, raw.server],
    dr: [raw.device, recoverySalt],
    file: [raw.recovery, raw.salt],
  } as const
  const [ikm, salt] = inputs[pair]
  const derive = (label: string) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.concat([Buffer.from(label), header]), 32))
  const cipher = createCipheriv('aes-256-gcm', derive('latchkey/kek/1'), iv).setAAD(header)
  const data = Buffer.concat([cipher.update(from(200)), cipher.final(), cipher.getAuthTag()])
  const tag = createHmac('sha256', derive('latchkey/tag/1')).update(header).update(iv).update(data).digest()
  return Buffer.concat([iv, data, tag]).toString('hex')
}

/** What node:crypto derives for a purpose of a box of device and server. */
function deriveWithNode(server: Bytes, purpose: 'kek' | 'tag'): Buffer {
  const info = Buffer.concat([Buffer.from(`latchkey/${purpose}/1`), toHeaderBytes({ vaultId, pair: 'ds', shareIds })])
  return Buffer.from(hkdfSync('sha256', raw.device, server, info, 32))
}

/** Multiplies in the field of GCM: NIST SP 800-38D, section 6.3. */
function multiply(one: bigint, other: bigint): bigint {
  let [product, factor] = [0n, other]
  for (let bit = 127n; bit >= 0n; bit -= 1n) {
    if ((one >> bit) & 1n) product ^= factor
    factor = factor & 1n ? (factor >> 1n) ^ (0xe1n << 120n) : factor >> 1n
  }
  return product
}
const invert = (value: bigint): bigint => {
  let [power, inverse] = [value, 1n << 127n]
  for (let bit = 1; bit < 128; bit += 1) {
    power = multiply(power, power)
    inverse = multiply(inverse, power)
  }
  return inverse
}
const toNumber = (block: Uint8Array): bigint => BigInt(`0x${Buffer.from(block).toString('hex')}`)
const toBlock = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(32, '0'), 'hex')

/** Two blocks and a tag of AES-GCM that are authentic under two keys, as anyone who has both can make them. */
function encryptForTwo(keys: readonly [Buffer, Buffer]): Buffer {
  const header = toHeaderBytes({ vaultId, pair: 'ds', shareIds })
  const first = Buffer.from(from(31, 16))
  const lengths = (BigInt(header.length * 8) << 64n) | 256n
  const sides = keys.map((key) => {
    const encrypt = (block: Uint8Array) => toNumber(createCipheriv('aes-256-ecb', key, null).update(block))
    const h = encrypt(Buffer.alloc(16))
    const padded = Buffer.concat([header, Buffer.alloc((16 - (header.length % 16)) % 16), first])
    let hash = 0n
    for (let at = 0; at < padded.length; at += 16) hash = multiply(hash ^ toNumber(padded.subarray(at, at + 16)), h)
    const squared = multiply(h, h)
    // Without the second block, which both tags depend on.
    const rest = multiply(hash, squared) ^ multiply(lengths, h) ^ encrypt(Buffer.from([...iv, 0, 0, 0, 1]))
    return { squared, rest }
  })
  const [one = { squared: 0n, rest: 0n }, other = one] = sides
  const second = multiply(one.rest ^ other.rest, invert(one.squared ^ other.squared))
  return Buffer.concat([first, toBlock(second), toBlock(multiply(second, one.squared) ^ one.rest)])
}

describe('boxes', () => {
  it.each(pairs)('%s has the bytes that node:crypto gives it, 92 of them', async (pair) => {
    const { seal } = await setUp()
    const box = await seal(pair)
    expect(box).toHaveLength(92)
    expect(toHex(box)).toBe(sealWithNode(pair))
  })

  it.each(pairs)('%s opens with its two shares', async (pair) => {
    const { seal, open } = await setUp()
    const key = await open(pair, await seal(pair))
    expect(new Uint8Array(await crypto.subtle.exportKey('raw', key))).toEqual(from(200))
  })

  it('gives a key that no script can read, unless a box is to be added', async () => {
    const { seal, shares } = await setUp()
    const inputs = await toShareInputs({ pair: 'ds', shares, vaultId })
    const header = { vaultId, pair: 'ds', shareIds } as const
    const key = await openBox({ header, shares: inputs, box: await seal('ds'), isExtractable: false })
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable')
  })

  it.each([
    ['ds', 'device'],
    ['ds', 'server'],
    ['rs', 'server'],
    ['rs', 'recovery'],
    ['dr', 'device'],
    ['dr', 'recovery'],
    ['file', 'recovery'],
    ['file', 'salt'],
  ] as const)('%s stays closed without the right %s (attack 120)', async (pair, share) => {
    const { seal, open, shares } = await setUp()
    const box = await seal(pair)
    const other = share === 'device' ? await toShare(from(9)) : from(9)
    await expect(open(pair, box, { shares: { ...shares, [share]: other } })).rejects.toThrow('vault.wrongShares')
    await expect(open(pair, box, { shares: { ...shares, [share]: undefined } })).rejects.toThrow('vault.wrongShares')
  })

  it('refuses a box with a flipped bit, wherever it is', async () => {
    const { seal, open } = await setUp()
    const box = await seal('ds')
    for (let index = 0; index < box.length; index++) {
      const flipped = box.map((byte, at) => (at === index ? byte ^ 4 : byte))
      await expect(open('ds', flipped)).rejects.toThrow('vault.wrongShares')
    }
  })

  it('refuses a box of another vault, pair or share (attack 115)', async () => {
    const { seal, open } = await setUp()
    const box = await seal('ds')
    for (const header of [{ vaultId: 'v_2' }, { pair: 'rs' }, { shareIds: ['share_1', 'share_3'] }] as const)
      await expect(open('ds', box, { header })).rejects.toThrow('vault.wrongShares')
  })

  it('refuses a header whose fields were shifted (attack 145)', async () => {
    const { seal, open } = await setUp()
    const box = await seal('ds')
    for (const header of [{ shareIds: ['share_1s', 'hare_2'] }, { shareIds: ['', 'share_1share_2'] }] as const)
      await expect(open('ds', box, { header })).rejects.toThrow('vault.wrongShares')
  })

  it('refuses a box whose ciphertext is right but whose tag belongs to other shares', async () => {
    const { seal, open, shares } = await setUp()
    const box = await seal('ds')
    const { key } = await setUp()
    const inputs = await toShareInputs({ pair: 'ds', shares: { ...shares, server: from(51) }, vaultId })
    const other = await sealBox({ header: { vaultId, pair: 'ds', shareIds }, shares: inputs, key, iv })
    const mixed = Uint8Array.from([...box.subarray(0, 60), ...other.subarray(60)])
    await expect(open('ds', mixed)).rejects.toThrow('vault.wrongShares')
    await expect(open('ds', mixed, { shares: { ...shares, server: from(51) } })).rejects.toThrow('vault.wrongShares')
  })

  it('refuses a box that AES-GCM opens under two keys (attack 144)', async () => {
    const { open, shares } = await setUp()
    const server = from(51)
    const keys = [deriveWithNode(raw.server, 'kek'), deriveWithNode(server, 'kek')] as const
    const data = encryptForTwo(keys)
    for (const key of keys) {
      const decipher = createDecipheriv('aes-256-gcm', key, iv).setAuthTag(data.subarray(32))
      decipher.setAAD(toHeaderBytes({ vaultId, pair: 'ds', shareIds })).update(data.subarray(0, 32))
      expect(() => decipher.final()).not.toThrow()
    }
    const tag = createHmac('sha256', deriveWithNode(raw.server, 'tag'))
    tag
      .update(toHeaderBytes({ vaultId, pair: 'ds', shareIds }))
      .update(iv)
      .update(data)
    const box = Uint8Array.from([...iv, ...data, ...tag.digest()])
    await open('ds', box)
    await expect(open('ds', box, { shares: { ...shares, server } })).rejects.toThrow('vault.wrongShares')
  })

  it('opens no box of another length, and takes no share of another length', async () => {
    const { seal, open, shares } = await setUp()
    const box = await seal('ds')
    await expect(open('ds', box.slice(1))).rejects.toThrow('vault.damaged')
    await expect(open('ds', box, { shares: { ...shares, server: from(50, 33) } })).rejects.toThrow('another length')
  })

  it('stays closed for a thief of the database and the share keys (attack 119)', async () => {
    const { seal, open } = await setUp()
    const [ds, rs] = [await seal('ds'), await seal('rs')]
    // The thief has every S, every box, every id and the ciphertext, but neither D nor R.
    for (const known of [raw.server, new Uint8Array(32), from(200), Uint8Array.from(randomBytes(32))]) {
      const device = await toShare(known)
      await expect(open('ds', ds, { shares: { device, server: raw.server } })).rejects.toThrow('vault.wrongShares')
      await expect(open('rs', rs, { shares: { recovery: known, server: raw.server } })).rejects.toThrow('wrongShares')
    }
  })
})

describe('the vault', () => {
  it('opens with its key only, and for its own id', async () => {
    const { key } = await setUp()
    const vault = await sealEntropy({ key, vaultId, entropy: from(3, 16), iv })
    expect(vault).toHaveLength(44)
    expect(await openEntropy({ key, vaultId, vault })).toEqual(from(3, 16))
    await expect(openEntropy({ key, vaultId: 'v_2', vault })).rejects.toThrow('vault.damaged')
    await expect(openEntropy({ key, vaultId, vault: vault.with(20, 1) })).rejects.toThrow('vault.damaged')
  })

  it('expands a code as node:crypto does', async () => {
    const expected = Buffer.from(hkdfSync('sha256', from(1, 16), '', 'latchkey/code/1', 32)).toString('hex')
    expect(toHex(await toCodeShare(from(1, 16)))).toBe(expected)
  })
})
