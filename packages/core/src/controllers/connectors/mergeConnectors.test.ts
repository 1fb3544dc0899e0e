import { expect, it } from 'vitest'
import type { ConnectorDescriptor } from '../../adapter/types.ts'
import { mergeConnectors } from './mergeConnectors.ts'
import { findConnector } from './state.ts'

const describe = (part: Partial<ConnectorDescriptor> & Pick<ConnectorDescriptor, 'id' | 'namespace' | 'name'>) => ({
  type: 'ANNOUNCED' as const,
  ready: 'installed' as const,
  ...part,
})

it('merges connectors of several namespaces by display name and holds the parts [S5.035] [S3.014]', () => {
  const connectors = mergeConnectors([
    describe({ id: 'app.phantom', namespace: 'eip155', name: 'Phantom', rdns: 'app.phantom' }),
    describe({ id: 'io.metamask', namespace: 'eip155', name: 'MetaMask' }),
    describe({ id: 'Phantom', namespace: 'solana', name: 'Phantom', icon: 'data:image/png;base64,AA==' }),
    describe({ id: 'phantom-btc', namespace: 'bip122', name: 'Phantom' }),
  ])
  expect(connectors.map(({ name, type, chain }) => [name, type, chain])).toEqual([
    ['Phantom', 'MULTI_CHAIN', 'eip155'],
    ['MetaMask', 'ANNOUNCED', 'eip155'],
  ])
  expect(connectors[0]?.connectors?.map((part) => [part.id, part.chain])).toEqual([
    ['app.phantom', 'eip155'],
    ['Phantom', 'solana'],
    ['phantom-btc', 'bip122'],
  ])
  expect(connectors[0]?.info.rdns).toBe('app.phantom')
  expect(connectors[0]?.imageUrl).toBe('data:image/png;base64,AA==')
  expect(findConnector(connectors, { id: 'Phantom', namespace: 'solana' })?.type).toBe('ANNOUNCED')
  expect(findConnector(connectors, { id: 'nobody' })).toBeUndefined()
})

it('normalizes Trust Wallet to Trust, so that its parts meet [S5.036]', () => {
  const connectors = mergeConnectors([
    describe({ id: 'com.trustwallet.app', namespace: 'eip155', name: 'Trust Wallet' }),
    describe({ id: 'Trust', namespace: 'solana', name: 'Trust' }),
  ])
  expect(connectors.map((connector) => [connector.name, connector.type])).toEqual([['Trust', 'MULTI_CHAIN']])
})

it('keeps two wallets of one namespace apart, whatever they call themselves', () => {
  const connectors = mergeConnectors([
    describe({ id: 'a', namespace: 'eip155', name: 'MetaMask' }),
    describe({ id: 'b', namespace: 'eip155', name: 'MetaMask' }),
  ])
  expect(connectors.map((connector) => connector.id)).toEqual(['a', 'b'])
})
