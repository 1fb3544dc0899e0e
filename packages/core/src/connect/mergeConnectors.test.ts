import { expect, it } from 'vitest'
import type { ConnectorDescriptor } from '../adapter/types.ts'
import { mergeConnectors } from './mergeConnectors.ts'
import { findSameWallet } from './findSameWallet.ts'
import { findConnector } from './connectorsState.ts'
import { toConnector } from './connectorsController.ts'

const describe = (part: Partial<ConnectorDescriptor> & Pick<ConnectorDescriptor, 'id' | 'namespace' | 'name'>) => ({
  type: 'ANNOUNCED' as const,
  ready: 'installed' as const,
  ...part,
})

const merge = (descriptors: readonly ConnectorDescriptor[]) => mergeConnectors(descriptors.map(toConnector))

it('merges the connectors of a well-known wallet by display name and keeps the parts [S5.035] [S3.014]', () => {
  const connectors = merge([
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
  expect(findConnector(connectors, { id: 'unknown' })).toBeUndefined()
})

it('normalizes Trust Wallet to Trust, so that its parts are merged [S5.036]', () => {
  const connectors = merge([
    describe({ id: 'com.trustwallet.app', namespace: 'eip155', name: 'Trust Wallet' }),
    describe({ id: 'Trust', namespace: 'solana', name: 'Trust' }),
  ])
  expect(connectors.map((connector) => [connector.name, connector.type])).toEqual([['Trust', 'MULTI_CHAIN']])
})

it('does not merge two wallets of one namespace with equal names', () => {
  const connectors = merge([
    describe({ id: 'a', namespace: 'eip155', name: 'MetaMask' }),
    describe({ id: 'b', namespace: 'eip155', name: 'MetaMask' }),
  ])
  expect(connectors.map((connector) => connector.id)).toEqual(['a', 'b'])
})

it('records what identified each part', () => {
  const [okx] = merge([
    describe({ id: 'com.okex.wallet', namespace: 'eip155', name: 'OKX Wallet', rdns: 'com.okex.wallet' }),
    describe({ id: 'okx-btc', namespace: 'bip122', name: 'OKX', rdns: 'com.okex.wallet' }),
    describe({ id: 'okx', namespace: 'solana', name: 'OKX' }),
    describe({ id: 'okx-dot', namespace: 'polkadot', name: ' okx wallet ' }),
  ])
  expect(okx?.connectors?.map((part) => [part.chain, part.recognisedBy])).toEqual([
    ['eip155', undefined],
    ['bip122', 'rdns'],
    ['solana', 'name'],
    ['polkadot', 'name'],
  ])
})

it('merges with the wallet that matches by a stronger sign than its name', () => {
  const connectors = merge([
    describe({ id: 'impostor', namespace: 'eip155', name: 'OKX Wallet', rdns: 'com.impostor' }),
    describe({ id: 'com.okex.wallet', namespace: 'eip155', name: 'OKX Wallet', rdns: 'com.okex.wallet' }),
    describe({ id: 'okx-btc', namespace: 'bip122', name: 'OKX Wallet', rdns: 'com.okex.wallet' }),
  ])
  expect(connectors.map(({ id, connectors: parts = [] }) => [id, parts.length])).toEqual([
    ['impostor', 0],
    ['com.okex.wallet', 2],
  ])
})

it('merges no wallet whose identity another one claims', () => {
  const connectors = merge([
    describe({ id: 'io.metamask', namespace: 'eip155', name: 'MetaMask', rdns: 'io.metamask' }),
    describe({ id: 'io.metamask 2', namespace: 'eip155', name: 'MetaMask', rdns: 'io.metamask' }),
    describe({ id: 'metaMask', namespace: 'eip155', name: 'MetaMask', type: 'EXTERNAL' }),
    describe({ id: 'MetaMask', namespace: 'solana', name: 'MetaMask' }),
    describe({ id: 'app.phantom', namespace: 'eip155', name: 'Phantom', rdns: 'app.phantom' }),
    describe({ id: 'Phantom', namespace: 'solana', name: 'Phantom' }),
    describe({ id: 'Phantom 2', namespace: 'solana', name: 'Phantom' }),
  ])
  expect(connectors.map(({ id, connectors: parts }) => [id, parts?.map((part) => part.id)])).toEqual([
    ['io.metamask', undefined],
    ['io.metamask 2', undefined],
    ['metaMask', ['metaMask', 'MetaMask']],
    ['app.phantom', undefined],
    ['Phantom', undefined],
    ['Phantom 2', undefined],
  ])
})

it('does not offer a stranger as the part of a wallet on another chain', () => {
  const strangers = ['MetaMask 1', 'io.metamask', 'Rabby Wallet', 'io.rabby']
  const connectors = merge([
    describe({ id: 'io.rabby', namespace: 'eip155', name: 'Rabby Wallet', rdns: 'io.rabby' }),
    describe({ id: 'io.metamask', namespace: 'eip155', name: 'MetaMask', rdns: 'io.metamask' }),
    ...strangers.map((id) => describe({ id, namespace: 'solana', name: id })),
  ])
  expect(connectors.map(({ id, connectors: parts }) => [id, parts])).toEqual(
    ['io.rabby', 'io.metamask', ...strangers].map((id) => [id, undefined]),
  )
})

it('merges an announced wallet with its injected or external connector, the announced one first', () => {
  const connectors = merge([
    describe({ id: 'coinbaseWalletSDK', namespace: 'eip155', name: 'Coinbase Wallet', type: 'EXTERNAL' }),
    describe({ id: 'com.coinbase.wallet', namespace: 'eip155', name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' }),
    describe({ id: 'injected', namespace: 'eip155', name: 'Rabby', type: 'INJECTED' }),
  ])
  expect(connectors.map(({ id, type, connectors: parts }) => [id, type, parts?.map((part) => part.id)])).toEqual([
    ['com.coinbase.wallet', 'ANNOUNCED', ['com.coinbase.wallet', 'coinbaseWalletSDK']],
    ['injected', 'INJECTED', undefined],
  ])
  expect(connectors[0]).not.toHaveProperty('recognisedBy', 'name')
  expect(connectors[0]?.connectors?.map(({ recognisedBy }) => recognisedBy)).toEqual([undefined, 'name'])
  expect(findConnector(connectors, { id: 'coinbaseWalletSDK', namespace: 'eip155' })?.type).toBe('EXTERNAL')
})

it('leaves out wallets that take the id of a session source, in either order', () => {
  const connectors = merge([
    describe({ id: 'walletConnect', namespace: 'eip155', name: 'WalletConnect', type: 'WALLET_CONNECT' }),
    describe({ id: 'walletConnect', namespace: 'solana', name: 'WalletConnect' }),
    describe({ id: 'auth', namespace: 'eip155', name: 'Login' }),
    describe({ id: 'walletConnect', namespace: 'bip122', name: 'WalletConnect', type: 'WALLET_CONNECT' }),
    describe({ id: 'com.stranger', namespace: 'solana', name: 'WalletConnect', rdns: 'com.stranger' }),
  ])
  expect(connectors.map(({ type, connectors: parts = [] }) => [type, parts.map(({ chain }) => chain)])).toEqual([
    ['WALLET_CONNECT', ['eip155', 'bip122']],
    ['ANNOUNCED', []],
  ])
})

it('finds the connector of the same wallet on another namespace', () => {
  const connectors = merge([
    describe({ id: 'app.phantom', namespace: 'eip155', name: 'Phantom' }),
    describe({ id: 'ph', namespace: 'solana', name: 'Phantom' }),
    describe({ id: 'io.metamask', namespace: 'eip155', name: 'MetaMask' }),
    describe({ id: 'walletConnect', namespace: 'eip155', name: 'WalletConnect', type: 'WALLET_CONNECT' }),
    describe({ id: 'walletConnect', namespace: 'solana', name: 'WalletConnect', type: 'WALLET_CONNECT' }),
  ])
  const find = (connectorId: string | undefined, to: 'solana' | 'bip122' = 'solana') =>
    findSameWallet(connectors, { connectorId, from: 'eip155', to })?.id
  expect(find('app.phantom')).toBe('ph')
  expect([find('app.phantom', 'bip122'), find('io.metamask'), find('ph'), find(undefined)]).toEqual(Array(4))
  // The pairing connector cannot extend a session; it would pair again.
  expect(find('walletConnect')).toBeUndefined()
})

it('does not change merged connectors', () => {
  const connectors = merge([
    describe({ id: 'app.phantom', namespace: 'eip155', name: 'Phantom' }),
    describe({ id: 'io.metamask', namespace: 'eip155', name: 'MetaMask' }),
    describe({ id: 'ph', namespace: 'solana', name: 'Phantom' }),
  ])
  expect(mergeConnectors(connectors)).toEqual(connectors)
})

it('merges the connectors of a login with each other, and with no wallet', () => {
  const connectors = merge([
    describe({ id: 'com.mail', namespace: 'eip155', name: 'E-mail', rdns: 'com.mail' }),
    describe({ id: 'auth', namespace: 'eip155', name: 'E-mail', type: 'AUTH' }),
    describe({ id: 'auth', namespace: 'solana', name: 'E-mail', type: 'AUTH' }),
  ])
  expect(connectors.map(({ id, type, connectors: parts }) => [id, type, parts?.length])).toEqual([
    ['com.mail', 'ANNOUNCED', undefined],
    ['auth', 'AUTH', 2],
  ])
})
