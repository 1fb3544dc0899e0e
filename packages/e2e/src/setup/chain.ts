import { getWorld } from './getWorld.ts'

/** Calls a local chain directly, without the page or its wallet. */
export async function askChain(parameters: {
  readonly chainId: number
  readonly method: string
  readonly params: readonly unknown[]
}): Promise<string> {
  const chain = getWorld().devnet.evm.find(({ chainId }) => chainId === parameters.chainId)
  const answer = await fetch(chain?.rpcUrl ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: parameters.method, params: parameters.params }),
  })
  const { result, error } = (await answer.json()) as {
    readonly result?: string
    readonly error?: { readonly message: string }
  }
  if (result === undefined) throw new Error(error?.message ?? 'the chain did not answer')
  return result
}

/** Native balance in wei, or a token balance in its smallest unit. */
export async function readBalance(parameters: {
  readonly chainId: number
  readonly address: string
  readonly token?: string | undefined
}): Promise<bigint> {
  const { chainId, address, token } = parameters
  if (token === undefined)
    return BigInt(await askChain({ chainId, method: 'eth_getBalance', params: [address, 'latest'] }))
  const data = `0x70a08231${address.slice(2).padStart(64, '0')}`
  return BigInt(await askChain({ chainId, method: 'eth_call', params: [{ to: token, data }, 'latest'] }))
}

/** Pays an address from the faucet. The payment is in a block when this resolves. */
export async function payFromFaucet(parameters: {
  readonly chainId: number
  readonly to: string
  /** In wei. */
  readonly amount: bigint
}): Promise<void> {
  const { chainId, to, amount } = parameters
  const answer = await fetch(`${getWorld().devnet.faucetUrl}/faucet`, {
    method: 'POST',
    body: JSON.stringify({ caipNetworkId: `eip155:${chainId}`, address: to, amount: amount.toString() }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
