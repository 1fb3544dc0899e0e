import type { DevnetDescription } from '../DevnetDescription.ts'

/** Returns every address on which a devnet listens. */
export function getServerUrls({ bitcoin, evm, faucetUrl, solana }: DevnetDescription): string[] {
  return [
    faucetUrl,
    ...evm.map(({ rpcUrl }) => rpcUrl),
    ...(solana === undefined ? [] : [solana.rpcUrl, solana.websocketUrl]),
    ...(bitcoin === undefined ? [] : [bitcoin.esploraUrl]),
  ]
}
