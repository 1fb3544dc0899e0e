import { expect, it } from 'vitest'
import { mostFees } from '../vault/sign/networks.ts'
import { findNetwork } from './networks.ts'

it.each(Object.keys(mostFees))('has a name of its own for chain %s, for which it signs', (chainId) => {
  expect(findNetwork(`eip155:${chainId}`)).toMatchObject({ name: expect.stringMatching(/\w/), decimals: 18 })
})

it('signs for both local chains, and shows the coin of each', () => {
  expect(['31337', '31338'].map((chainId) => findNetwork(`eip155:${chainId}`)?.symbol)).toEqual(['ETH', 'DEV'])
  expect(Object.keys(mostFees)).toEqual(expect.arrayContaining(['31337', '31338']))
})

it.each(['eip155:31339', 'eip155:toString', 'solana:1', ''])('does not know %j', (networkId) => {
  expect(findNetwork(networkId)).toBeUndefined()
})
