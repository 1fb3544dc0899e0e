import { startDevnet } from '@latchkey/devnet'
import type { DevnetEvmChain } from '@latchkey/devnet'
import { createClient, http } from 'viem'

/** The chains of the contract suite, all of them anvil's. */
export interface TestChains {
  readonly current: DevnetEvmChain
  readonly other: DevnetEvmChain
  /** A chain that no wallet knows from the start: `eip155:31339`. */
  readonly newcomer: Pick<DevnetEvmChain, 'rpcUrl'>
  stop(): Promise<void>
}

/** Starts three chains. */
export async function startTestChains(): Promise<TestChains> {
  const known = await startDevnet({ chains: [31_337, 31_338] })
  const third = await startDevnet({ chains: [31_337] })
  const [current, other] = known.description.evm
  const [newcomer] = third.description.evm
  if (!current || !other || !newcomer) throw new RangeError('The suite needs three chains')
  // A devnet has two numbers for its chains; anvil takes any.
  const client = createClient({ transport: http(newcomer.rpcUrl) })
  await client.request<{ Method: 'anvil_setChainId'; Parameters: [number]; ReturnType: null }>({
    method: 'anvil_setChainId',
    params: [31_339],
  })
  return {
    current,
    other,
    newcomer,
    stop: async () => {
      await Promise.all([known.stop(), third.stop()])
    },
  }
}
