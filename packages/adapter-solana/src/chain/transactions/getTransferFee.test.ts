import { describe, expect, it } from 'vitest'
import { getTransferFee } from './getTransferFee.ts'

const MOST = 2n ** 64n - 1n

/** A `TransferFeeConfig`: two authorities, what was withheld, and the fee before and from an epoch. */
function createConfig(
  former: { readonly epoch: bigint; readonly most: bigint; readonly basisPoints: number },
  next: typeof former,
): Uint8Array {
  const config = new Uint8Array(108)
  const view = new DataView(config.buffer)
  for (const [start, { epoch, most, basisPoints }] of [
    [72, former],
    [90, next],
  ] as const) {
    view.setBigUint64(start, epoch, true)
    view.setBigUint64(start + 8, most, true)
    view.setUint16(start + 16, basisPoints, true)
  }
  return config
}

describe('getTransferFee', () => {
  const config = createConfig({ epoch: 3n, most: MOST, basisPoints: 100 }, { epoch: 7n, most: 50n, basisPoints: 5_000 })

  it.each([
    [6n, 1_000n, 10n],
    [7n, 40n, 20n],
    [7n, 1_000n, 50n],
    [900n, 1_000n, 50n],
  ])('is that of the epoch: in %s, of %s it is %s', (epoch, amount, fee) => {
    expect(getTransferFee({ config, epoch, amount })).toBe(fee)
  })

  it.each([
    [0n, 0n],
    [1n, 1n],
    [99n, 1n],
    [100n, 1n],
    [101n, 2n],
    [MOST, 184_467_440_737_095_517n],
  ])('is rounded up: of %s it is %s', (amount, fee) => {
    expect(getTransferFee({ config, epoch: 3n, amount })).toBe(fee)
  })

  it('is nothing without basis points, and for a config that is cut off', () => {
    const none = { epoch: 0n, most: MOST, basisPoints: 0 }
    expect(getTransferFee({ config: createConfig(none, none), epoch: 1n, amount: MOST })).toBe(0n)
    expect(getTransferFee({ config: config.slice(0, 107), epoch: 3n, amount: MOST })).toBe(0n)
  })
})
