import { describe, expect, it } from 'vitest'
import { bcoin } from '../bcoin/bcoin.ts'
import { bitcoinFaucetAccount } from '../bitcoinFaucetAccount.ts'
import { parseAddress } from '../script/parseAddress.ts'
import { seedChain } from '../seedChain.ts'
import { createChain } from './createChain.ts'

/** Pays to an unspendable witness program. */
const rewardScript = Buffer.from(`0014${'00'.repeat(20)}`, 'hex')

describe('createBlock', () => {
  it('creates blocks that bcoin considers valid, each on top of the previous one, with a witness commitment', () => {
    const chain = createChain({ rewardScript: parseAddress(bitcoinFaucetAccount.address) ?? rewardScript })
    seedChain(chain)
    const { blocks } = chain.state
    for (const [height, { block }] of blocks.entries()) {
      expect(block.verify()).toBe(true)
      if (height === 0) continue
      expect(block.prevBlock).toBe(blocks[height - 1]?.block.hash('hex'))
      expect(block.getCoinbaseHeight()).toBe(height)
      expect(block.getCommitmentHash()?.equals(block.createCommitmentHash())).toBe(true)
      expect(bcoin.Block.fromRaw(block.toRaw().toString('hex'), 'hex').rhash()).toBe(block.rhash())
    }
    expect(blocks.filter(({ block }) => block.txs.some((tx) => !tx.isCoinbase() && tx.hasWitness()))).toHaveLength(3)
  })

  it('halves the reward every 150 blocks', () => {
    const chain = createChain({ rewardScript })
    const rewards = Array.from({ length: 300 }, () => chain.mine().block.txs[0]?.outputs[0]?.value)
    expect([rewards[0], rewards[148], rewards[149], rewards[298], rewards[299]]).toEqual([
      ...[5_000_000_000, 5_000_000_000, 2_500_000_000, 2_500_000_000, 1_250_000_000],
    ])
  })
})
