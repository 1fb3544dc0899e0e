import { chains, type BitcoinChain } from './chains.ts'

/** The network that goes by a name, in the words of one kind of wallet. */
export function findChain(
  key: 'networkId' | 'standard' | 'sats' | 'leather' | 'unisat' | 'okx',
  name: unknown,
): BitcoinChain | undefined {
  if (typeof name !== 'string') return undefined
  return chains.find((chain) => chain[key]?.toLowerCase() === name.toLowerCase())
}
