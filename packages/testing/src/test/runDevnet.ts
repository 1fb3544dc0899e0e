import { startDevnet } from '@latchkey/devnet'
import type { DevnetChainId, DevnetEvmChain } from '@latchkey/devnet'
import { afterAll, beforeAll } from 'vitest'

/** Starts local chains for the tests of one file. `getChain` returns them once the tests run. */
export function runDevnet(): { readonly getChain: (chainId?: DevnetChainId) => DevnetEvmChain } {
  let devnet: Awaited<ReturnType<typeof startDevnet>> | undefined
  beforeAll(async () => {
    devnet = await startDevnet({ chains: [31_337, 31_338] })
  })
  afterAll(() => devnet?.stop())
  return {
    getChain(chainId = 31337) {
      const chain = devnet?.description.evm.find((each) => each.chainId === chainId)
      if (chain === undefined) throw new Error(`Chain ${chainId} is not running.`)
      return chain
    },
  }
}
