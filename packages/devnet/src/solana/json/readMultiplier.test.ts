import type { Address } from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { encodeExtensions } from '../accounts/encodeExtensions.ts'
import { splTokenProgram, systemProgram, token2022Program } from '../accounts/programs.ts'
import { readMultiplier } from './readMultiplier.ts'
import { toUiAmount } from './toUiAmount.ts'

const YEAR = 31_556_736n
const now = (): bigint => BigInt(Math.floor(Date.now() / 1000))

function toMint(type: number, value: Buffer, owner: Address = token2022Program) {
  const data = encodeExtensions({ base: Buffer.alloc(82), kind: 'mint', extensions: [{ type, value }] })
  return { address: systemProgram, owner, lamports: 1n, data, executable: false }
}

function toScale(current: number, next: number, from: bigint): Buffer {
  const value = Buffer.alloc(56)
  value.writeDoubleLE(current, 32)
  value.writeBigInt64LE(from, 40)
  value.writeDoubleLE(next, 48)
  return value
}

function toInterest(parts: {
  readonly begun: bigint
  readonly before: number
  readonly updated: bigint
  readonly rate: number
}): Buffer {
  const value = Buffer.alloc(52)
  value.writeBigInt64LE(parts.begun, 32)
  value.writeInt16LE(parts.before, 40)
  value.writeBigInt64LE(parts.updated, 42)
  value.writeInt16LE(parts.rate, 50)
  return value
}

describe('readMultiplier', () => {
  it('is the scale, and the next one from its time on', () => {
    expect(readMultiplier(toMint(25, toScale(1.5, 3, now() + YEAR)))).toBe(1.5)
    expect(readMultiplier(toMint(25, toScale(1.5, 3, now() - YEAR)))).toBe(3)
  })

  it('is the interest of each rate for its time, compounded all the time', () => {
    const updated = now() - YEAR
    const mint = toMint(10, toInterest({ begun: updated - YEAR, before: 500, updated, rate: 1_000 }))
    expect(readMultiplier(mint)).toBeCloseTo(Math.exp(0.05) * Math.exp(0.1), 5)
  })

  it('is missing for every other mint', () => {
    const scale = toScale(1.5, 3, 0n)
    for (const mint of [
      undefined,
      toMint(18, scale),
      toMint(25, scale.subarray(1)),
      toMint(25, scale, splTokenProgram),
    ])
      expect(readMultiplier(mint)).toBeUndefined()
  })

  it('changes only what is shown', () => {
    const shown = toUiAmount({ amount: 1_234n, decimals: 3, multiplier: 1.5 })
    expect(shown).toEqual({ amount: '1234', decimals: 3, uiAmount: 1.851, uiAmountString: '1.851' })
    expect(toUiAmount({ amount: 2_000n, decimals: 3, multiplier: 2 }).uiAmountString).toBe('4')
    expect(toUiAmount({ amount: 20n, decimals: 0, multiplier: 2 }).uiAmountString).toBe('40')
  })
})
