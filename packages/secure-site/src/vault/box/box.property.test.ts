import { assert, asyncProperty, constantFrom, nat, stringMatching, tuple, uint8Array } from 'fast-check'
import { expect, it } from 'vitest'
import { toShare } from '../hkdf.ts'
import type { Pair } from './Box.ts'
import { toHeaderBytes } from './deriveBoxKeys.ts'
import { openBox } from './openBox.ts'
import { sealBox } from './sealBox.ts'
import { toShareInputs } from './toShareInputs.ts'

const bytes = (length: number) =>
  uint8Array({ minLength: length, maxLength: length }).map((value) => Uint8Array.from(value))
const anyPair = constantFrom<Pair>('ds', 'rs', 'dr', 'file')
const anyId = stringMatching(/^[\w-]{1,8}$/)
const anyHeader = tuple(anyId, anyPair, anyId, anyId).map(([vaultId, pair, first, second]) => ({
  vaultId,
  pair,
  shareIds: [first, second] as const,
}))
const needed = {
  ds: ['device', 'server'],
  rs: ['recovery', 'server'],
  dr: ['device', 'recovery'],
  file: ['recovery', 'salt'],
} as const

it('opens every pair, refuses each share alone and each flipped bit', async () => {
  const anyShares = tuple(bytes(32), bytes(32), bytes(32), bytes(32))
  await assert(
    asyncProperty(anyHeader, anyShares, bytes(32), bytes(12), nat(), nat(1), async (header, raw, K, iv, bit, lost) => {
      const { pair, vaultId } = header
      const shares = { device: await toShare(raw[0]), server: raw[1], recovery: raw[2], salt: raw[3] }
      const key = await crypto.subtle.importKey('raw', K, 'AES-GCM', true, ['encrypt', 'decrypt'])
      const inputs = await toShareInputs({ pair, shares, vaultId })
      const box = await sealBox({ header, shares: inputs, key, iv })
      const opened = await openBox({ header, shares: inputs, box, isExtractable: true })
      expect(new Uint8Array(await crypto.subtle.exportKey('raw', opened))).toEqual(K)

      const at = bit % (box.length * 8)
      const flipped = box.map((byte, index) => (index === at >> 3 ? byte ^ (1 << (at & 7)) : byte))
      await expect(openBox({ header, shares: inputs, box: flipped, isExtractable: true })).rejects.toThrow(
        'wrongShares',
      )

      const name = needed[pair][lost] ?? 'salt'
      const guess = name === 'device' ? await toShare(raw[1]) : raw[0].map((byte) => byte ^ 1)
      const guessed = await toShareInputs({ pair, shares: { ...shares, [name]: guess }, vaultId })
      const same = name === 'device' ? raw[0].every((byte, index) => byte === raw[1][index]) : false
      if (!same)
        await expect(openBox({ header, shares: guessed, box, isExtractable: true })).rejects.toThrow('wrongShares')
    }),
  )
})

it('gives no two headers the same bytes', async () => {
  await assert(
    asyncProperty(anyHeader, anyHeader, async (one, other) => {
      const areSame = JSON.stringify(one) === JSON.stringify(other)
      expect(String(toHeaderBytes(one)) === String(toHeaderBytes(other))).toBe(areSame)
    }),
  )
})
