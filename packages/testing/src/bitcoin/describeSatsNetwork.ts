import type { BitcoinNetwork } from './bitcoinNetworks.ts'

/** A network as sats-connect describes it, with those of the other coins that its wallets have. */
export function describeSatsNetwork({ satsName, chain }: Pick<BitcoinNetwork, 'satsName' | 'chain'>) {
  const isMain = chain === 'bitcoin:mainnet'
  return {
    bitcoin: { name: satsName },
    stacks: { name: isMain ? 'mainnet' : 'testnet' },
    spark: { name: isMain ? 'mainnet' : 'regtest' },
  }
}
