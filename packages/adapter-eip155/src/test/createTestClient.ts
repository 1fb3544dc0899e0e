import type { GetClient } from '../features/types.ts'

/** A connection on chain 10 whose wallet answers everything with one and the same. */
export function createTestClient(answer: unknown): {
  readonly getClient: GetClient
  readonly asked: readonly unknown[]
} {
  const asked: unknown[] = []
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  return {
    asked,
    getClient: async (feature) => ({
      connection: {
        id: 'eip155:com.example',
        connectorId: 'com.example',
        namespace: 'eip155',
        accounts: [{ address, type: 'eoa' }],
        activeAddress: address,
        networkId: 'eip155:10',
        approvedNetworkIds: 'all',
        features: [feature],
      },
      chainId: '0xa',
      request: async (method, params) => {
        asked.push([method, params])
        return answer
      },
    }),
  }
}
