import type { Devnet } from '../devnet/Devnet.ts'

/** The local chains and some of their funded accounts, in the format of the `@latchkey/testing` wallets. */
export function toWalletChains(parameters: {
  readonly devnet: Devnet
  /** Index of the account. */
  readonly accounts: readonly [from: number, to: number]
  /** Number of EVM chains; all if undefined. */
  readonly evmChains?: number | undefined
}) {
  const { devnet, accounts, evmChains } = parameters
  const { solana, bitcoin } = devnet
  const evm = devnet.evm.slice(0, evmChains)
  return {
    eip155: {
      accounts: devnet.evm[0].keys.slice(...accounts),
      chains: evm.map(({ chainId, rpcUrl, network }) => ({
        chainId,
        rpcUrl,
        name: network.name,
        nativeCurrency: network.nativeCurrency,
      })),
      tokens: evm.flatMap(({ chainId, tokens }) => tokens.map(({ address }) => ({ chainId, address }))),
    },
    solana: solana && {
      accounts: solana.keys.slice(...accounts),
      chains: [
        {
          chain: 'solana:localnet' as const,
          rpcUrl: solana.rpcUrl,
          name: solana.network.name,
          caipNetworkId: solana.network.caipNetworkId,
        },
      ],
    },
    bip122: bitcoin && {
      accounts: bitcoin.keys.slice(...accounts),
      chains: [{ chain: 'bitcoin:regtest' as const, esploraUrl: bitcoin.rpcUrl, name: bitcoin.network.name }],
    },
  }
}
