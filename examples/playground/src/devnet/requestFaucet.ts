import { chainKinds } from './chainKinds.ts'
import type { Devnet, DevnetChain } from './Devnet.ts'

/** Requests the chain's currency from the faucet, in the amount of `chainKinds`. Rejects if the faucet does. */
export async function requestFaucet(parameters: {
  readonly devnet: Devnet
  readonly chain: DevnetChain
  readonly address: string
}): Promise<void> {
  const { devnet, chain, address } = parameters
  const { caipNetworkId, chainNamespace, nativeCurrency } = chain.network
  const amount = BigInt(chainKinds[chainNamespace].faucetCoins) * 10n ** BigInt(nativeCurrency.decimals)
  const answer = await fetch(`${devnet.faucetUrl}/faucet`, {
    method: 'POST',
    body: JSON.stringify({ caipNetworkId, address, amount: String(amount) }),
  })
  if (!answer.ok) throw new Error(`The faucet answered ${answer.status}`)
}
