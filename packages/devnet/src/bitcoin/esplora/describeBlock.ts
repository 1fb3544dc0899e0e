import type { ChainState, ChainBlock } from '../chain/ChainState.ts'

/** A block in Esplora's format; times in seconds since 1970. */
export interface DescribedBlock {
  readonly id: string
  readonly height: number
  readonly version: number
  readonly timestamp: number
  readonly tx_count: number
  readonly size: number
  readonly weight: number
  readonly merkle_root: string
  readonly previousblockhash: string | null
  readonly mediantime: number
  readonly nonce: number
  readonly bits: number
  readonly difficulty: number
}

/** Describes a block without its transactions. */
export function describeBlock({ entry, state }: { entry: ChainBlock; state: ChainState }): DescribedBlock {
  const { block, hash, height, medianTime } = entry
  return {
    id: hash,
    height,
    version: block.version,
    timestamp: block.time,
    tx_count: block.txs.length,
    size: block.getSize(),
    weight: block.getWeight(),
    // Displayed in reverse byte order.
    merkle_root: Buffer.from(block.merkleRoot, 'hex').reverse().toString('hex'),
    previousblockhash: state.blocks[height - 1]?.hash ?? null,
    mediantime: medianTime,
    nonce: block.nonce,
    bits: block.bits,
    difficulty: toDifficulty(block.bits),
  }
}

/** The difficulty of a target, relative to the easiest target of Bitcoin's main network. */
function toDifficulty(bits: number): number {
  const exponent = bits >>> 24
  const mantissa = bits & 0x7f_ffff
  return (0xffff / mantissa) * 256 ** (0x1d - exponent)
}
