import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { defineQuery, type QueryReader } from '../query/defineQuery.ts'

/** What became of a user operation (ERC-4337). */
export interface UserOperationReceipt {
  readonly isSuccess: boolean
  /** The transaction that carried the operation. */
  readonly transactionId: string
  /** What the operation cost, in wei, as digits. */
  readonly cost: string
}

/** Which operation, on which network. */
export interface UserOperationReceiptParameters {
  /** CAIP-2. */
  readonly networkId: CaipNetworkId
  /** The hash of the operation; `undefined` while there is none. */
  readonly hash: `0x${string}` | undefined
}

/**
 * The receipt of a user operation, from the bundler of its network (`eth_getUserOperationReceipt`, ERC-7769) through the cloud; `null`
 * while the operation is in no block.
 *
 * Fails with `api.cloudMissing`, `api.notConfigured` without a bundler for the network, and as `sendBundlerRequest`.
 *
 * @example
 * ```ts
 * const receipt = await userOperationReceiptQuery.read(modal, { networkId: 'eip155:8453', hash })
 * ```
 */
export const userOperationReceiptQuery: QueryReader<UserOperationReceiptParameters, UserOperationReceipt | null> =
  /*#__PURE__*/ defineQuery({
    name: 'userOperationReceipt',
    key: ({ hash, networkId }: UserOperationReceiptParameters) => hash && [networkId, hash],
    staleTime: (receipt: UserOperationReceipt | null) => (receipt === null ? 0 : Number.POSITIVE_INFINITY),
    fetch: async ({ plugin }, parameters) => {
      // With it comes the client of the cloud, which an app without operations does not need.
      const { readUserOperationReceipt } = await import('./readUserOperationReceipt.ts')
      return await readUserOperationReceipt({ plugin }, parameters)
    },
  })
