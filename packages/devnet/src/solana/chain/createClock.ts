import type { LiteSVM } from 'litesvm'
import { blockhashLifetime, epochLength, slotHashCount } from '../constants.ts'

/** The slots of the chain, each with its blockhash. */
export interface SlotClock {
  /** The slot in which transactions are executed now. */
  getSlot(): bigint
  getLatestBlockhash(): { readonly blockhash: string; readonly lastValidBlockHeight: bigint }
  isBlockhashValid(blockhash: string): boolean
  /** Starts the next slot, or skips this many at once. */
  advance(count: number): void
}

/** Creates a clock that keeps the machine's own clock in sync. */
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

  // The finalized slot must exist from the first request on.
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
