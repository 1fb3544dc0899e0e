import { LiteSVM } from 'litesvm'
import { describe, expect, it } from 'vitest'
import { createClock } from './createClock.ts'

describe('createClock', () => {
  it('accepts a blockhash for 150 slots, the last time at its last valid block height', () => {
    const clock = createClock(new LiteSVM())
    const { blockhash, lastValidBlockHeight } = clock.getLatestBlockhash()
    clock.advance(150)
    expect(clock.getSlot()).toBe(lastValidBlockHeight)
    expect(clock.isBlockhashValid(blockhash)).toBe(true)
    clock.advance(1)
    expect(clock.isBlockhashValid(blockhash)).toBe(false)
  })

  it('gives each slot its own blockhash, including skipped ones', () => {
    const clock = createClock(new LiteSVM())
    const seen = new Set<string>()
    for (const count of [1, 7, 1]) {
      seen.add(clock.getLatestBlockhash().blockhash)
      clock.advance(count)
    }
    expect(seen.size).toBe(3)
    expect(clock.isBlockhashValid('11111111111111111111111111111111')).toBe(false)
  })

  it("keeps the machine's clock and slot hashes in sync", () => {
    const svm = new LiteSVM()
    const clock = createClock(svm)
    const { blockhash } = clock.getLatestBlockhash()
    const slot = clock.getSlot()
    clock.advance(600)
    expect(svm.getClock().slot).toBe(slot + 600n)
    expect(Math.abs(Number(svm.getClock().unixTimestamp) - Date.now() / 1000)).toBeLessThan(10)
    const hashes = svm.getSlotHashes()
    expect(hashes).toHaveLength(512)
    expect(hashes[0]?.slot).toBe(slot + 599n)
    expect(hashes.some(({ hash }) => hash === blockhash)).toBe(false)
  })
})
