import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { onTestFinished } from 'vitest'
import type { ChainAccess } from '../../bundler/chain/ChainAccess.ts'
import { createChainAccess } from '../../bundler/chain/createChainAccess.ts'
import { createMetrics } from '../../observe/createMetrics.ts'
import { createRpcGateway } from '../../upstream/rpc/createRpcGateway.ts'
import { createRpcMetrics } from '../../upstream/rpc/createRpcMetrics.ts'
import { createTestLogger } from '../createTestLogger.ts'

/** Creates the bundler's access to one chain. */
export function createChainAccessForTest(rpcUrl: string): ChainAccess {
  const chainId: CaipNetworkId = 'eip155:31337'
  const end = new AbortController()
  onTestFinished(() => end.abort())
  const gateway = createRpcGateway({
    kind: 'rpc',
    pools: new Map([[chainId, [rpcUrl]]]),
    timeout: 10_000,
    answerBytesAtMost: 4_194_304,
    metrics: createRpcMetrics(createMetrics()),
    logger: createTestLogger(),
    now: () => Date.now(),
  })
  return createChainAccess({ chainId, gateway, signal: end.signal })
}
