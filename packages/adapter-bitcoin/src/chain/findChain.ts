import { chains, type BitcoinChain } from './chains.ts'

/** Finds a network by its name in one interface. */
export function findChain(
  key: 'networkId' | 'standard' | 'sats' | 'leather' | 'unisat' | 'okx',
  name: unknown,
): BitcoinChain | undefined {
  if (typeof name !== 'string') return undefined
  return chains.find((chain) => chain[key]?.toLowerCase() === name.toLowerCase())
}
