import { describe, expect, it } from 'vitest'
import { matchConnector } from './matchConnector.ts'
import { matchWallets, type WalletIdentity } from './matchWallets.ts'
import type { Connector } from './connectorsState.ts'

const wallet = (part: Partial<WalletIdentity>): WalletIdentity => ({
  id: Object.values(part).join(),
  name: '',
  ...part,
})

describe.each([
  ['id', 'an id', { id: 'a', name: 'A' }, { id: 'a', name: 'B' }],
  ['rdns', 'a reverse domain name', { rdns: 'com.acme', name: 'A' }, { rdns: 'com.acme', name: 'B' }],
  ['name', 'a display name', { id: 'a', name: 'Phantom' }, { id: 'b', name: 'Phantom' }],
  ['name', 'a display name in other letters', { id: 'a', name: 'OKX Wallet' }, { id: 'b', name: ' okx wallet' }],
  ['name', 'Trust Wallet and Trust [S5.036]', { id: 'a', name: 'Trust Wallet' }, { id: 'b', name: 'Trust' }],
  [
    'name',
    'a name where one has no rdns',
    { id: 'a', rdns: 'com.acme', name: 'A' },
    { id: 'b', rdns: null, name: 'A' },
  ],
  [
    'rdns',
    'a reverse domain name on two chains',
    { id: 'a', rdns: 'com.acme', name: 'A', chain: 'eip155' },
    { id: 'b', rdns: 'com.acme', name: 'B', chain: 'solana' },
  ],
  [
    'name',
    'a well-known wallet on two chains',
    { id: 'com.okex.wallet', rdns: 'com.okex.wallet', name: 'OKX Wallet', chain: 'eip155' },
    { id: 'OKX', name: 'OKX', chain: 'solana' },
  ],
  [
    undefined,
    'a well-known name on another chain under a foreign domain',
    { id: 'io.metamask', rdns: 'io.metamask', name: 'MetaMask', chain: 'eip155' },
    { id: 'MetaMask', rdns: 'com.stranger', name: 'MetaMask', chain: 'solana' },
  ],
  [
    undefined,
    'a foreign domain under a well-known name',
    { id: 'com.stranger', rdns: 'com.stranger', name: 'Phantom', chain: 'eip155' },
    { id: 'Phantom', name: 'Phantom', chain: 'solana' },
  ],
  [
    undefined,
    'an unknown name on two chains',
    { id: 'com.acme', rdns: 'com.acme', name: 'Acme', chain: 'eip155' },
    { id: 'Acme', name: 'Acme', chain: 'solana' },
  ],
  [
    undefined,
    'a name on another chain that is the domain of a wallet',
    { id: 'io.metamask', rdns: 'io.metamask', name: 'MetaMask', chain: 'eip155' },
    { id: 'io.metamask', name: 'io.metamask', chain: 'solana' },
  ],
  [
    undefined,
    'a name that is a property of every object',
    { id: 'constructor', rdns: 'constructor', name: 'A', chain: 'eip155' },
    { id: 'b', name: 'constructor', chain: 'solana' },
  ],
  [undefined, 'no name at all', { id: 'a', name: ' ' }, { id: 'b', name: '' }],
  [undefined, 'one name under two domains', { id: 'a', rdns: 'a.a', name: 'A' }, { id: 'b', rdns: 'b.b', name: 'A' }],
  [undefined, 'nothing in common', { id: 'a', rdns: 'a.a', name: 'A' }, { id: 'b', rdns: 'b.b', name: 'B' }],
] as const)('by %s: %s', (sign, _what, left, right) => {
  it('gives the same result in both orders', () => {
    expect(matchWallets(wallet(left), wallet(right))).toBe(sign)
    expect(matchWallets(wallet(right), wallet(left))).toBe(sign)
  })
})

it('recognises a merged connector by any of its parts', () => {
  const part: Connector = {
    id: 'app.phantom',
    name: 'Phantom',
    type: 'ANNOUNCED',
    chain: 'eip155',
    info: { rdns: 'app.phantom' },
    ready: 'installed',
  }
  const merged: Connector = { ...part, type: 'MULTI_CHAIN', connectors: [part, { ...part, id: 'ph', chain: 'solana' }] }
  expect(matchConnector(merged, { id: 'ph', name: '' })).toBe('id')
  expect(matchConnector(part, { id: 'ph', name: 'Phantom' })).toBe('name')
  expect(matchConnector({ ...part, explorerId: 'a1b2' }, { id: 'a1b2', name: '' })).toBe('id')
  expect(matchConnector(merged, { id: 'other', name: 'Other', rdns: 'app.other' })).toBeUndefined()
})
