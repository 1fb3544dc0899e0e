import type { Devnet } from './Devnet.ts'

/** Asks for 10 of the chain's currency. Rejects when the faucet does not give it. */
export async function requestFaucet(parameters: {
  readonly devnet: Devnet
  readonly caipNetworkId: string
  readonly address: string
}): Promise<void> {
  const { devnet, caipNetworkId, address } = parameters
  const answer = await fetch(`${devnet.faucetUrl}/faucet`, {
    method: 'POST',
    body: JSON.stringify({ caipNetworkId, address }),
  })
  if (!answer.ok) throw new Error(`The faucet answered ${answer.status}`)
}
