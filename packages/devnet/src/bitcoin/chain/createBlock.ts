import { bcoin } from '../bcoin/bcoin.ts'
import type { BcoinBlock, BcoinTransaction } from '../bcoin/BcoinTransaction.ts'
import { firstSubsidy, halvingInterval } from '../constants.ts'
import type { ChainState, ChainTransaction } from './ChainState.ts'

/** BIP-9: signals no deployment. */
const version = 0x2000_0000
/** Header of the output that commits to the witnesses (BIP-141). */
const commitmentTag = Buffer.from('6a24aa21a9ed', 'hex')
const emptyHash = Buffer.alloc(32)

/**
 * Creates a block on the tip, with a valid proof of work at regtest's difficulty, which every second hash satisfies.
 */
export function createBlock(parameters: {
  state: ChainState
  /** In the order of the block. */
  entries: readonly ChainTransaction[]
  /** The script that receives the reward. */
  rewardScript: Uint8Array
  /** In seconds since 1970; later than the median time of the tip. */
  time: number
}): BcoinBlock {
  const { entries, state, rewardScript, time } = parameters
  const height = state.tip.height + 1
  const reward = entries.reduce(
    (sum, { fee }) => sum + fee,
    Math.floor(firstSubsidy / 2 ** Math.floor(height / halvingInterval)),
  )
  const outline = { height, outputs: [{ value: reward, script: rewardScript }] }

  const block = new bcoin.Block()
  block.version = version
  block.prevBlock = state.tip.block.hash('hex')
  block.time = time
  block.bits = bcoin.regtest.pow.bits
  block.txs.push(createCoinbase(outline), ...entries.map(({ transaction }) => transaction))
  // The commitment covers the other transactions, so it can be in the coinbase.
  const commitment = { value: 0, script: Buffer.concat([commitmentTag, block.createCommitmentHash()]) }
  block.txs[0] = createCoinbase({ ...outline, outputs: [...outline.outputs, commitment] })
  block.refresh(true)
  block.merkleRoot = block.createMerkleRoot('hex') ?? ''
  for (block.nonce = 0; !block.verifyPOW(); block.nonce += 1) block.refresh()
  return block
}

/** Creates a deterministic coinbase, so that equal chains have equal hashes. */
function createCoinbase(parameters: {
  height: number
  outputs: readonly { value: number; script: Uint8Array }[]
}): BcoinTransaction {
  const { height, outputs } = parameters
  // At least two bytes, which a small height alone does not have.
  const script = Buffer.concat([encodeHeight(height), Buffer.from([0])])
  const amounts = outputs.map((output) => {
    const value = Buffer.alloc(8)
    value.writeBigUInt64LE(BigInt(output.value))
    return Buffer.concat([value, Buffer.from([output.script.length]), output.script])
  })
  return bcoin.TX.fromRaw(
    Buffer.concat([
      ...[toBytes(2), Buffer.from([0, 1])],
      ...[Buffer.from([1]), emptyHash, toBytes(0xffff_ffff), Buffer.from([script.length]), script],
      toBytes(0xffff_ffff),
      ...[Buffer.from([outputs.length]), ...amounts],
      // The witness reserved value of the commitment.
      ...[Buffer.from([1, 32]), emptyHash],
      toBytes(0),
    ]),
  )
}

/** The height as a script push, which must come first (BIP-34). */
function encodeHeight(height: number): Buffer {
  if (height <= 16) return Buffer.from([0x50 + height])
  const bytes: number[] = []
  for (let rest = height; rest > 0; rest = Math.floor(rest / 256)) bytes.push(rest % 256)
  // The highest bit is the sign.
  if ((bytes.at(-1) ?? 0) >= 0x80) bytes.push(0)
  return Buffer.from([bytes.length, ...bytes])
}

function toBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
