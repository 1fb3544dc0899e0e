import { finalizingSlots, epochLength, genesisHash, blockhashLifetime } from '../../constants.ts'
import type { Chain } from '../../chain/Chain.ts'
import { readComputeRequest } from '../../chain/computeFee.ts'
import { readAddress, readCommitment, readCount, readList, readOptions } from '../readParams.ts'
import { RpcError } from '../RpcError.ts'
import type { RpcMethods } from '../RpcMethod.ts'
import { apiVersion, withContext } from '../withContext.ts'

/** Methods about the chain as a whole. */
export const clusterMethods: RpcMethods = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': apiVersion, 'feature-set': 0 }),
  getGenesisHash: () => genesisHash,
  getIdentity: ({ identity }) => ({ identity }),
  getSlotLeader: ({ identity }) => identity,
  getFirstAvailableBlock: () => 0,
  minimumLedgerSlot: () => 0,
  getSlot: ({ chain }, [options]) => getSlotOf(chain, options),
  getBlockHeight: ({ chain }, [options]) => getSlotOf(chain, options),
  getTransactionCount: ({ chain }) => chain.history.count(),
  getEpochSchedule: () => ({
    slotsPerEpoch: epochLength,
    leaderScheduleSlotOffset: epochLength,
    warmup: false,
    firstNormalEpoch: 0,
    firstNormalSlot: 0,
  }),
  getEpochInfo({ chain }, [options]) {
    const slot = getSlotOf(chain, options)
    return {
      absoluteSlot: slot,
      blockHeight: slot,
      epoch: slot / epochLength,
      slotIndex: slot % epochLength,
      slotsInEpoch: epochLength,
      transactionCount: chain.history.count(),
    }
  },
  getBlockTime({ chain }, [slot]) {
    const slotNumber = readCount(slot)
    const now = chain.clock.getSlot()
    if (slotNumber > now) throw new RpcError('invalidParams', `Block not available for slot ${slotNumber}`)
    const record = chain.history.listRecent().find((candidate) => candidate.slot === slotNumber)
    return record?.time ?? null
  },
  getLatestBlockhash({ chain }, [options]) {
    readOptions({ value: options, chain })
    return withContext(chain, chain.clock.getLatestBlockhash())
  },
  isBlockhashValid({ chain }, [blockhash, options]) {
    readOptions({ value: options, chain })
    // A blockhash is encoded like an address.
    return withContext(chain, chain.clock.isBlockhashValid(readAddress(blockhash)))
  },
  getMinimumBalanceForRentExemption: ({ chain }, [space]) => chain.getMinimumBalance(readSpace(space)),
  getRecentPrioritizationFees({ chain }, [addresses = []]) {
    const requiredKeys = readList({ value: addresses, most: 128 }).map(readAddress)
    const fees = new Map<bigint, bigint>()
    for (const { decoded, keys, slot } of chain.history.listRecent()) {
      const isMeant = requiredKeys.every((address) => keys.some((key) => key.isWritable && key.address === address))
      const { price } = readComputeRequest(decoded)
      const least = fees.get(slot)
      if (isMeant && (least === undefined || price < least)) fees.set(slot, price)
    }
    const last = chain.clock.getSlot() - 1n
    return Array.from({ length: Number(blockhashLifetime) }, (_, index) => {
      const slot = last - blockhashLifetime + 1n + BigInt(index)
      return { slot, prioritizationFee: fees.get(slot) ?? 0n }
    })
  },
}

/** Maximum size of an account, in bytes. */
const spaceLimit = 10 * 1_024 * 1_024

function readSpace(value: unknown): bigint {
  const space = readCount(value)
  if (space <= spaceLimit) return space
  throw new RpcError('invalidParams', `Invalid param: an account has ${spaceLimit} bytes at most`)
}

/** Returns the newest slot with the requested commitment. No slot is skipped, so it is also the block height. */
function getSlotOf(chain: Chain, value: unknown): bigint {
  const slot = chain.clock.getSlot()
  const commitment = readCommitment(readOptions({ value, chain }))
  return slot - { processed: 0n, confirmed: 1n, finalized: finalizingSlots }[commitment]
}
