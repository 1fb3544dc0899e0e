import { expect, it } from 'vitest'
import type { Connector } from '../connect/connectorsState.ts'
import { getWalletRoute, type GetWalletRouteParameters } from './getWalletRoute.ts'

const toConnector = (parts: Partial<Connector> & Pick<Connector, 'id'>): Connector => ({
  name: parts.id,
  type: 'ANNOUNCED',
  chain: 'eip155',
  info: {},
  ready: 'installed',
  ...parts,
})
const walletConnect = toConnector({ id: 'walletConnect', type: 'WALLET_CONNECT' })
const metamask = toConnector({ id: 'io.metamask' })
const phantom = toConnector({
  id: 'app.phantom',
  type: 'MULTI_CHAIN',
  connectors: [toConnector({ id: 'app.phantom' }), toConnector({ id: 'Phantom', chain: 'solana' })],
})

const getRoute = (parameters: Partial<GetWalletRouteParameters> & Pick<GetWalletRouteParameters, 'wallet'>) =>
  getWalletRoute({
    namespace: undefined,
    requestedNetwork: {},
    activeNamespace: 'eip155',
    connectors: [walletConnect, metamask],
    isBasic: false,
    ...parameters,
  })

it('returns the view of an injected wallet on its own namespace', () => {
  expect(getRoute({ wallet: { id: 'io.metamask', connector: metamask, namespaces: ['eip155'] } })).toEqual({
    view: 'ConnectingExternal',
    parameters: { connectorId: 'io.metamask', namespace: 'eip155', networkId: undefined },
  })
})

it('lets the visitor choose the chain of a multi-chain wallet, unless one was requested', () => {
  const wallet = { id: 'app.phantom', connector: phantom, namespaces: ['eip155', 'solana'] } as const
  expect(getRoute({ wallet })).toEqual({
    view: 'ConnectingMultiChain',
    parameters: { connectorId: 'app.phantom' },
  })
  expect(getRoute({ wallet, namespace: 'solana' })).toEqual({
    view: 'ConnectingExternal',
    parameters: { connectorId: 'Phantom', namespace: 'solana', networkId: undefined },
  })
})

it('keeps the requested network on its own namespace only', () => {
  const wallet = { id: 'io.metamask', connector: metamask, namespaces: ['eip155'] } as const
  const requestedNetwork = { namespace: 'eip155', networkId: 'eip155:10' } as const
  expect(getRoute({ wallet, namespace: 'eip155', requestedNetwork }).parameters).toMatchObject({
    networkId: 'eip155:10',
  })
  expect(getRoute({ wallet, namespace: undefined, requestedNetwork }).parameters).toMatchObject({
    networkId: undefined,
  })
})

it('pairs a wallet that is not in the page, on the requested namespace if pairing supports it', () => {
  const pairing = { id: 'rainbow', name: 'Rainbow' }
  const wallet = { id: 'rainbow', pairing, namespaces: [] }
  expect(getRoute({ wallet, namespace: 'eip155' })).toEqual({
    view: 'ConnectingWalletConnect',
    parameters: { wallet: pairing, namespace: 'eip155', networkId: undefined },
  })
  expect(getRoute({ wallet, namespace: 'solana' })).toEqual({
    view: 'ConnectingWalletConnect',
    parameters: { wallet: pairing },
  })
})

it('pairs any wallet from the WalletConnect row, and without adapters in the basic view', () => {
  const wallet = { id: 'walletConnect', connector: walletConnect, namespaces: [] }
  expect(getRoute({ wallet })).toMatchObject({ view: 'ConnectingWalletConnect', parameters: { wallet: undefined } })
  expect(getRoute({ wallet, isBasic: true })).toEqual({ view: 'ConnectingWalletConnectBasic', parameters: undefined })
})

it('returns the installation guide for a wallet that is neither injected nor available for pairing', () => {
  const wallet = { id: 'acme', namespaces: ['solana'] } as const
  expect(getRoute({ wallet })).toEqual({
    view: 'ConnectingExternal',
    parameters: { connectorId: 'acme', namespace: 'solana', networkId: undefined },
  })
  expect(getRoute({ wallet: { id: 'acme', namespaces: [] } })).toMatchObject({ parameters: { namespace: 'eip155' } })
})
