import { getSupportedChains } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { apiFeature } from '../cloud/apiFeature.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import type { FeatureDefinition } from '../plugin/Modal.ts'
import { defineQuery, type QueryReader } from '../query/defineQuery.ts'
import { createChainEndpoints, type ChainEndpoints } from './createChainEndpoints.ts'

/** How long after a failure the cloud's list of chains is not requested again, in ms. */
const SUPPORTED_CHAINS_RETRY_BLOCK = 30_000

/** The chains whose JSON-RPC the cloud serves. Read once for a page; after a failure not again for 30 s. */
const supportedChainsQuery: QueryReader<object, readonly CaipNetworkId[]> = /*#__PURE__*/ defineQuery<
  object,
  readonly CaipNetworkId[]
>({
  name: 'supportedChains',
  key: () => [],
  staleTime: Number.POSITIVE_INFINITY,
  retryBlock: SUPPORTED_CHAINS_RETRY_BLOCK,
  fetch: async (context, { signal }) =>
    (await callEndpoint(context.feature(apiFeature), getSupportedChains, { signal })).http,
})

/** The chain endpoints of a modal that has a cloud. Loaded with the first read of a chain. */
export const chainEndpointsFeature: FeatureDefinition<ChainEndpoints> = {
  id: 'chainEndpoints',
  create: (context) => {
    const { cloud, projectId } = context.options.store.getState()
    const { clock, logger } = context.ports
    const readSupportedChains = async () => (cloud === null ? [] : supportedChainsQuery.read(context, {}))
    const { network } = context
    return {
      feature: createChainEndpoints({ cloud: cloud ?? '', projectId, readSupportedChains, network, clock, logger }),
    }
  },
}
