import { solana, solanaDevnet, solanaTestnet } from '@latchkey/core/networks'
import { describe, expect, it } from 'vitest'
import { createTestNetwork } from '../test/createTestWorld.ts'
import { readChains } from './readChains.ts'

const read = (chains: readonly unknown[], networks = [solana]) => [...readChains(chains, networks)]

describe('readChains', () => {
  it('maps the names of the three built-in clusters [S9.068]', () => {
    const clusters = [solana, solanaDevnet, solanaTestnet]
    expect(read(['solana:mainnet', 'solana:devnet', 'solana:testnet'])).toEqual(
      clusters.map(({ caipNetworkId }, index) => [caipNetworkId, `solana:${['mainnet', 'devnet', 'testnet'][index]}`]),
    )
  })

  it('maps localnet to every network of the app that is not a cluster', () => {
    const local = [createTestNetwork('one'), createTestNetwork('two')]
    expect(read(['solana:localnet'], [solana, ...local])).toEqual([
      ['solana:one', 'solana:localnet'],
      ['solana:two', 'solana:localnet'],
    ])
    expect(read(['solana:localnet'])).toEqual([['solana:localnet', 'solana:localnet']])
  })

  it('accepts genesis ids, former ones too, and lists each network once', () => {
    expect(read(['solana:mainnet', solana.caipNetworkId, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'])).toEqual([
      [solana.caipNetworkId, 'solana:mainnet'],
    ])
  })

  it('leaves out other chains', () => {
    expect(read(['sui:mainnet', 'solana:', 'solana', 7, null, 'solana:a b', `solana:${'x'.repeat(33)}`])).toEqual([])
  })
})
