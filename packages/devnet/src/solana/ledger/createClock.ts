import type { LiteSVM } from 'litesvm'
import { blockhashLifetime, epochLength, slotHashCount } from '../constants.ts'

/** The slots of the chain, and the blockhash of each. */
export interface SlotClock {
  /** The slot that transactions are executed in now. */
  getSlot(): bigint
  getLatestBlockhash(): { readonly blockhash: string; readonly lastValidBlockHeight: bigint }
  isBlockhashValid(blockhash: string): boolean
  /** Begins the next slot, or skips this many at once. */
  advance(count: number): void
}

/** Makes a clock that keeps the machine's own in step. */
export function createClock(svm: LiteSVM): SlotClock {
  const blockhashes = new Map<string, bigint>()
  let slotHashes: { slot: bigint; hash: string }[] = []
  let slot = svm.getClock().slot
  let latest: string = svm.latestBlockhash()

  const beginSlot = (): void => {
    slotHashes.unshift({ slot, hash: latest })
    slot += 1n
    svm.expireBlockhash()
    latest = svm.latestBlockhash()
    blockhashes.set(latest, slot)
  }
  const tellMachine = (): void => {
    slotHashes = slotHashes.slice(0, slotHashCount)
    for (const [blockhash, begun] of blockhashes) if (slot - begun > blockhashLifetime) blockhashes.delete(blockhash)
    svm.setSlotHashes(slotHashes)
    const clock = svm.getClock()
    clock.slot = slot
    clock.epoch = slot / epochLength
    clock.leaderScheduleEpoch = clock.epoch + 1n
    clock.unixTimestamp = BigInt(Math.floor(Date.now() / 1000))
    svm.setClock(clock)
  }

  // A client that asks for the finalized slot gets one that has been, from the first request on.
  for (let count = 0; count < 4; count++) beginSlot()
  tellMachine()
  return {
    getSlot: () => slot,
    getLatestBlockhash: () => ({ blockhash: latest, lastValidBlockHeight: slot + blockhashLifetime }),
    isBlockhashValid: (blockhash) => blockhashes.has(blockhash),
    advance(count) {
      for (let begun = 0; begun < count; begun++) beginSlot()
      tellMachine()
    },
  }
}
