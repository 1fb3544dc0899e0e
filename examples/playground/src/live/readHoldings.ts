import type { DevnetChain, DevnetToken } from '../devnet/Devnet.ts'

/** What an account has, in the smallest units. */
export interface Holdings {
  readonly native: bigint
  readonly tokens: readonly { readonly token: DevnetToken; readonly value: bigint }[]
}

/** Asks the chain itself, with viem, which is there as soon as a wallet is connected. */
export async function readHoldings(parameters: {
  readonly chain: DevnetChain
  readonly address: `0x${string}`
}): Promise<Holdings> {
  const { chain, address } = parameters
  const { createPublicClient, erc20Abi, http } = await import('viem')
  const client = createPublicClient({ transport: http(chain.rpcUrl) })
  const [native, ...values] = await Promise.all([
    client.getBalance({ address }),
    ...chain.tokens.map((token) =>
      client.readContract({ address: token.address, abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
    ),
  ])
  return { native, tokens: chain.tokens.map((token, index) => ({ token, value: values[index] ?? 0n })) }
}
