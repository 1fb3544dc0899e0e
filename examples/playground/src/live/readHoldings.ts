import type { DevnetChain, DevnetToken } from '../devnet/Devnet.ts'
import type { PlaygroundModal } from '../modal/createPlaygroundModal.ts'
import { readEvmToken } from './readEvmToken.ts'
import { readSolanaToken } from './readSolanaToken.ts'

/** The balances of an account, in the smallest units. */
export interface Holdings {
  readonly native: bigint
  readonly tokens: readonly { readonly token: DevnetToken; readonly value: bigint }[]
}

const tokenReaders = {
  eip155: readEvmToken,
  solana: readSolanaToken,
  // Bitcoin has no tokens.
  bip122: () => Promise.resolve(0n),
} as const

/** Reads the coin balance through the adapter, and the token balances from the chain. */
export async function readHoldings(parameters: {
  readonly modal: PlaygroundModal
  readonly chain: DevnetChain
  readonly address: string
}): Promise<Holdings> {
  const { modal, chain, address } = parameters
  const { network, rpcUrl } = chain
  const { features } = modal.controllers.adapters.get(network.chainNamespace)
  const [coins, ...values] = await Promise.all([
    features.balance?.getNative({ address, network }),
    ...chain.tokens.map((token) =>
      tokenReaders[network.chainNamespace]({ rpcUrl, token: token.address, owner: address }),
    ),
  ])
  return {
    native: coins?.value ?? 0n,
    tokens: chain.tokens.map((token, index) => ({ token, value: values[index] ?? 0n })),
  }
}
