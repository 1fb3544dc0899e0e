import { TestingError } from '../errors/TestingError.ts'
import { bitcoinNetworks } from './bitcoinNetworks.ts'
import type { BitcoinNetwork } from './bitcoinNetworks.ts'
import type { BitcoinChain } from './types.ts'

/** A network with the names and parameters known for it. */
export interface ResolvedBitcoinChain extends BitcoinNetwork {
  readonly esploraUrl: string
  readonly name: string
}

/** Resolves the networks of a wallet; throws `testing.invalidParameter` for invalid ones. */
export function resolveBitcoinChains(
  chains: readonly BitcoinChain[],
): readonly [ResolvedBitcoinChain, ...ResolvedBitcoinChain[]] {
  const [first, ...rest] = chains.map(({ chain, esploraUrl, name = chain }): ResolvedBitcoinChain => {
    const network = bitcoinNetworks.find((each) => each.chain === chain)
    if (network === undefined) throw refuse(`got the chain "${chain}"`)
    if (!URL.canParse(esploraUrl)) throw refuse(`got the address "${esploraUrl}" for ${chain}`)
    return { ...network, esploraUrl: esploraUrl.replace(/\/$/, ''), name }
  })
  if (first === undefined) throw refuse('must hold at least one chain')
  return [first, ...rest]
}

function refuse(reason: string): TestingError {
  return new TestingError('testing.invalidParameter', `createBitcoinWallet: "chains" ${reason}.`)
}
