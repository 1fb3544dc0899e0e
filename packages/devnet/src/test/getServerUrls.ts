import type { DevnetDescription } from '../DevnetDescription.ts'

/** Every address on which a devnet listens. */
export function getServerUrls(description: DevnetDescription): string[] {
  return [description.faucetUrl, ...description.evm.map(({ rpcUrl }) => rpcUrl)]
}
