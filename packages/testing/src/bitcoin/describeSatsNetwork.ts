import type { BitcoinNetwork } from './bitcoinNetworks.ts'

/** Describes a network in the format of sats-connect, which includes the networks of other coins. */
export function describeSatsNetwork({ satsName, chain }: Pick<BitcoinNetwork, 'satsName' | 'chain'>) {
  const isMain = chain === 'bitcoin:mainnet'
  return {
    bitcoin: { name: satsName },
    stacks: { name: isMain ? 'mainnet' : 'testnet' },
    spark: { name: isMain ? 'mainnet' : 'regtest' },
  }
}
