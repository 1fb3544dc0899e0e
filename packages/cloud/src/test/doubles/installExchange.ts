import { createTestClient, http, maxUint256, parseAbi, parseUnits, publicActions, walletActions } from 'viem'
import { coinAddress } from '../../upstream/swaps/Swaps.ts'
import { vi } from 'vitest'

const abi = parseAbi([
  'function setPool(address token, address other, uint256 reserve, uint256 otherReserve)',
  'function mint(address to, uint256 value)',
])

/** Devnet's exchange and its dollar. */
const devnetExchange = '0xe8c4a46e00000000000000000000000000000007'
export const testDollar = '0x7e57D011A4000000000000000000000000000001'

/** Any account of devnet. */
const sender = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

/**
 * Puts an exchange with a pool of coins and dollars, 2,000 to 1, where an aggregator has its router: on devnet, the router really
 * swaps.
 */
export async function installExchange(parameters: {
  readonly rpcUrl: string
  readonly router: `0x${string}`
}): Promise<void> {
  const { router, rpcUrl } = parameters
  const transport = http(rpcUrl)
  const client = createTestClient({ mode: 'anvil', transport, pollingInterval: 10 })
    .extend(publicActions)
    .extend(walletActions)
  const [coins, dollars] = [parseUnits('10000', 18), parseUnits('20000000', 6)]
  const bytecode = await client.getCode({ address: devnetExchange })
  if (bytecode === undefined) throw new TypeError('This devnet has no exchange.')
  await client.setCode({ address: router, bytecode })
  await client.setBalance({ address: router, value: coins })
  await client.impersonateAccount({ address: sender })
  const shared = { abi, account: sender, chain: null } as const
  for (const hash of [
    await client.writeContract({
      ...shared,
      address: router,
      functionName: 'setPool',
      args: [coinAddress, testDollar, coins, dollars],
    }),
    await client.writeContract({ ...shared, address: testDollar, functionName: 'mint', args: [router, dollars] }),
  ]) {
    await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
  }
  await client.stopImpersonatingAccount({ address: sender })
}

/** No end of a transaction's validity. */
export const noDeadline = maxUint256
