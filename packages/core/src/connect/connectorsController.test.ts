import { namespaces, type Namespace } from '@latchkey/protocol/caip'
import { expect, expectTypeOf, it } from 'vitest'
import type { AdapterConnectorType } from '../adapter/types.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { solana } from '../network/networks/solana.ts'
import { createFakeAdapter, fakeWallet } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { mergeConnectors } from './mergeConnectors.ts'
import type { Connector, ConnectorType } from './connectorsState.ts'

const adapterTypes = [
  'INJECTED',
  'ANNOUNCED',
  'EXTERNAL',
  'WALLET_CONNECT',
  'AUTH',
] as const satisfies readonly AdapterConnectorType[]

/** Creates a modal with one connector of each type on one chain; one of the wallets also supports another chain. */
async function listConnectors(): Promise<readonly Connector[]> {
  const wallets = adapterTypes.map((type) => ({ ...fakeWallet(`com.${type.toLowerCase()}`, type), type }))
  const { modal } = createTestModal({
    fake: createFakeAdapter({ wallets }),
    others: [
      createFakeAdapter({ namespace: 'solana', wallets: [{ ...fakeWallet('ANNOUNCED'), rdns: 'com.announced' }] }),
    ],
    options: { networks: [mainnet, solana] },
  })
  await modal.start()
  return modal.controllers.connectors.store.getState().connectors
}

it('lists connectors as INJECTED, ANNOUNCED, EXTERNAL, WALLET_CONNECT, AUTH or, of several chains, MULTI_CHAIN [S3.012]', async () => {
  const connectors = await listConnectors()
  expect(connectors.map(({ type }) => type)).toEqual([...adapterTypes, 'ANNOUNCED'])
  expect(mergeConnectors(connectors).map(({ name, type }) => [name, type])).toContainEqual(['ANNOUNCED', 'MULTI_CHAIN'])
  expectTypeOf<ConnectorType>().toEqualTypeOf<
    'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'WALLET_CONNECT' | 'AUTH' | 'MULTI_CHAIN'
  >()
  expectTypeOf<Connector['type']>().toEqualTypeOf<ConnectorType>()
  // Only core merges several connectors into one wallet; adapters cannot declare that type.
  expectTypeOf<AdapterConnectorType>().toEqualTypeOf<Exclude<ConnectorType, 'MULTI_CHAIN'>>()
})

it('stores the namespace of each connector as its chain, for a merged one the first [S3.013]', async () => {
  const connectors = await listConnectors()
  expect(connectors.map(({ id, chain }) => [id, chain])).toEqual([
    ...adapterTypes.map((type) => [`com.${type.toLowerCase()}`, 'eip155']),
    ['ANNOUNCED', 'solana'],
  ])
  for (const { chain } of [...connectors, ...mergeConnectors(connectors)]) expect(namespaces).toContain(chain)
  expect(mergeConnectors(connectors).find(({ type }) => type === 'MULTI_CHAIN')?.chain).toBe('eip155')
  expectTypeOf<Connector['chain']>().toEqualTypeOf<Namespace>()
})
