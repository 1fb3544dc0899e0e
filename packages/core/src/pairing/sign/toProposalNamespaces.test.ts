import { namespaces } from '@latchkey/protocol/caip'
import { expect, it } from 'vitest'
import { bitcoin } from '../../network/networks/bitcoin.ts'
import { arbitrum } from '../../network/networks/arbitrum.ts'
import { mainnet } from '../../network/networks/mainnet.ts'
import { solana } from '../../network/networks/solana.ts'
import { defaultMethods } from './defaultMethods.ts'
import { toProposalNamespaces } from './toProposalNamespaces.ts'

it("requests the app's networks in order, each once", () => {
  const proposed = toProposalNamespaces([arbitrum, solana, mainnet, arbitrum, bitcoin])
  expect(Object.keys(proposed)).toStrictEqual(['eip155', 'solana', 'bip122'])
  expect(proposed.eip155?.chains).toStrictEqual(['eip155:42161', 'eip155:1'])
  expect(proposed.solana?.chains).toStrictEqual([solana.caipNetworkId])
  expect(toProposalNamespaces([])).toStrictEqual({})
})

it('requests a fixed list of methods in each namespace [S5.059]', () => {
  expect(Object.keys(defaultMethods).toSorted()).toStrictEqual([...namespaces].toSorted())
  const proposed = toProposalNamespaces(
    namespaces.map((chainNamespace) => ({ chainNamespace, caipNetworkId: `${chainNamespace}:a` as const })),
  )
  for (const namespace of namespaces) {
    const methods = proposed[namespace]?.methods ?? []
    expect(methods).toBe(defaultMethods[namespace])
    expect(methods.length).toBeGreaterThan(0)
    expect(new Set(methods).size).toBe(methods.length)
  }
})

it('requests on eip155 signing, sending and switching chains [S5.060]', () => {
  const { methods = [] } = toProposalNamespaces([mainnet]).eip155 ?? {}
  expect(methods).toEqual(
    expect.arrayContaining(['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain']),
  )
})

it('requests the full lists, but never eth_sign, which signs unreadable hashes [S5.061]', () => {
  expect(defaultMethods.eip155).toEqual(
    expect.arrayContaining([
      'eth_signTypedData_v4',
      'eth_signTransaction',
      'wallet_addEthereumChain',
      'wallet_getCapabilities',
      'wallet_sendCalls',
      'wallet_getCallsStatus',
    ]),
  )
  expect(Object.values(defaultMethods).flat()).not.toContain('eth_sign')
  expect(defaultMethods.solana).toStrictEqual([
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
  ])
  expect(defaultMethods.bip122).toStrictEqual(['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'])
})

it('requests the events accountsChanged and chainChanged [S5.062]', () => {
  for (const { events } of Object.values(toProposalNamespaces([mainnet, solana, bitcoin])))
    expect(events).toStrictEqual(['accountsChanged', 'chainChanged'])
})
