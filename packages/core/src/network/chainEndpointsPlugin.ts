import { getSupportedChains } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import { definePlugin } from '../plugin/definePlugin.ts'
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
    (await callEndpoint(context.plugin(apiPlugin).get(), getSupportedChains, { signal })).http,
})

/** The chain endpoints of a modal that has a cloud. Loaded with the first read of a chain. */
export const chainEndpointsPlugin = /*#__PURE__*/ definePlugin({
  id: 'chainEndpoints',
  create: ({ controllers, modal, ports, settings }): ChainEndpoints => {
    const { cloud, projectId } = settings
    const { clock, logger } = ports
    const readSupportedChains = async () => (cloud === null ? [] : supportedChainsQuery.read(modal, {}))
    const { network } = controllers
    return createChainEndpoints({ cloud: cloud ?? '', projectId, readSupportedChains, network, clock, logger })
  },
})
