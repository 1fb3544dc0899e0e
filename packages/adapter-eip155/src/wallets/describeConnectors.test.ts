import { createConfig, http, injected, mock, type Connector, type CreateConnectorFn } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import type { FoundWallet } from './types.ts'
import { scriptedAccount } from '../test/createScriptedWallet.ts'
import { describeConnectors } from './describeConnectors.ts'

const provider = { request: async (): Promise<unknown> => null }
const announced: FoundWallet = {
  descriptor: {
    id: 'io.metamask',
    namespace: 'eip155',
    name: 'MetaMask',
    type: 'ANNOUNCED',
    icon: 'data:image/png,',
    rdns: 'io.metamask',
    ready: 'installed',
  },
  provider,
}
const plain: FoundWallet = {
  descriptor: { id: 'rabby', namespace: 'eip155', name: 'Rabby Wallet', type: 'INJECTED', ready: 'installed' },
  provider,
}

function setUp(...connectors: readonly CreateConnectorFn[]): readonly Connector[] {
  return createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http() },
    connectors,
    multiInjectedProviderDiscovery: false,
    storage: null,
  }).connectors
}

const named = (properties: object): CreateConnectorFn => {
  const make = mock({ accounts: [scriptedAccount] })
  return (config) => ({ ...make(config), ...properties })
}

describe('describeConnectors', () => {
  it('lists the wallets of the page where the app has no connectors', () => {
    const wallets = [announced, plain]
    expect(describeConnectors({ wallets, connectors: [] })).toEqual(wallets.map(({ descriptor }) => descriptor))
  })

  it('lists a wallet once, with the id of the app’s connector that reaches it', () => {
    const connectors = setUp(
      named({ id: 'metaMaskSDK', name: 'MetaMask', rdns: ['io.metamask', 'io.metamask.mobile'] }),
    )
    expect(describeConnectors({ wallets: [announced], connectors })).toEqual([
      { ...announced.descriptor, id: 'metaMaskSDK' },
    ])
  })

  it('does not reach a wallet whose domain another one claims by a connector that only knows the domain', () => {
    const rival: FoundWallet = { ...announced, descriptor: { ...announced.descriptor, id: 'io.metamask 2' } }
    const connectors = setUp(named({ id: 'metaMaskSDK', name: 'MetaMask', rdns: ['io.metamask'] }))
    const listed = describeConnectors({ wallets: [announced, rival], connectors })
    expect(listed.map(({ id, type }) => [id, type])).toEqual([
      ['io.metamask', 'ANNOUNCED'],
      ['io.metamask 2', 'ANNOUNCED'],
      ['metaMaskSDK', 'EXTERNAL'],
    ])
  })

  it('maps wagmi’s injected connector to window.ethereum only', () => {
    const connectors = setUp(injected())
    expect(describeConnectors({ wallets: [announced, plain], connectors })).toEqual([
      announced.descriptor,
      { ...plain.descriptor, id: 'injected' },
    ])
    expect(describeConnectors({ wallets: [announced], connectors })).toEqual([announced.descriptor])
  })

  it('distinguishes loadable connectors from wallets that are not installed', () => {
    const connectors = setUp(named({ id: 'sdk', name: 'An SDK' }), injected({ target: 'coinbaseWallet' }))
    expect(describeConnectors({ wallets: [], connectors })).toEqual([
      { id: 'sdk', namespace: 'eip155', name: 'An SDK', type: 'EXTERNAL', ready: 'loadable' },
      { id: 'coinbaseWallet', namespace: 'eip155', name: 'Coinbase Wallet', type: 'EXTERNAL', ready: 'notDetected' },
    ])
  })

  it('drops a connector’s invalid name and icon', () => {
    const connectors = setUp(named({ id: 'odd', name: '\u202e', icon: 'javascript:alert(1)', rdns: 'com.odd' }))
    expect(describeConnectors({ wallets: [], connectors })).toEqual([
      { id: 'odd', namespace: 'eip155', name: 'Browser Wallet', type: 'EXTERNAL', rdns: 'com.odd', ready: 'loadable' },
    ])
  })
})
