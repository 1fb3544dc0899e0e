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

/** A modal with a connector of each type on one chain, one wallet of which is on another too. */
async function listConnectors(): Promise<readonly Connector[]> {
  const wallets = adapterTypes.map((type) => ({ ...fakeWallet(`com.${type.toLowerCase()}`, type), type }))
  const { modal } = createTestModal({
    fake: createFakeAdapter({ wallets }),
    others: [createFakeAdapter({ namespace: 'solana', wallets: [fakeWallet('ANNOUNCED')] })],
    options: { networks: [mainnet, solana] },
  })
  await modal.start()
  return modal.controllers.connectors.store.getState().connectors
}

it('knows connectors as INJECTED, ANNOUNCED, EXTERNAL, WALLET_CONNECT, AUTH or, of several chains, MULTI_CHAIN [S3.012]', async () => {
  const found = await listConnectors()
  expect(found.map(({ type }) => type)).toEqual([...adapterTypes, 'ANNOUNCED'])
  expect(mergeConnectors(found).map(({ name, type }) => [name, type])).toContainEqual(['ANNOUNCED', 'MULTI_CHAIN'])
  expectTypeOf<ConnectorType>().toEqualTypeOf<
    'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'WALLET_CONNECT' | 'AUTH' | 'MULTI_CHAIN'
  >()
  expectTypeOf<Connector['type']>().toEqualTypeOf<ConnectorType>()
  // What is several wallets in one is for the house to find out, not for an adapter to say.
  expectTypeOf<AdapterConnectorType>().toEqualTypeOf<Exclude<ConnectorType, 'MULTI_CHAIN'>>()
})

it('holds in each connector the namespace that it connects on as its chain, of a merged one the first [S3.013]', async () => {
  const found = await listConnectors()
  expect(found.map(({ id, chain }) => [id, chain])).toEqual([
    ...adapterTypes.map((type) => [`com.${type.toLowerCase()}`, 'eip155']),
    ['ANNOUNCED', 'solana'],
  ])
  for (const { chain } of [...found, ...mergeConnectors(found)]) expect(namespaces).toContain(chain)
  expect(mergeConnectors(found).find(({ type }) => type === 'MULTI_CHAIN')?.chain).toBe('eip155')
  expectTypeOf<Connector['chain']>().toEqualTypeOf<Namespace>()
})
