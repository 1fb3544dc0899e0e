import { mainnet, solana } from '@latchkey/core/networks'
import { createFakeAdapter, fakeWallet } from '@latchkey/core/testing'
import { custom, longName, manyNetworks, metamask, onPhone, phantom, rainbow } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import type { Scene } from './Scene.ts'
import { withCloud } from './withCloud.ts'

const atConnect = (state: string, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('Connect', state, { play: ({ modal }) => modal.open(), ...steps })

const atAllWallets = (state: string, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('AllWallets', state, {
    ...withCloud(),
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('AllWallets')
    },
    status: 'ready',
    ...steps,
  })

const wallets = Array.from({ length: 11 }, (_, index) => fakeWallet(`wallet-${index}`, `Wallet ${index + 1}`))

/** Texts of an app that shows headings and a disclaimer. */
export const ownWords = {
  'connect.group.injected': 'Installed',
  'connect.group.featured': 'Hardware wallets',
  'connect.group.recommended': 'Popular',
  'connect.disclaimer': 'Acme never holds your assets. Connecting a wallet approves no transaction.',
}

/** Groups that an app puts together. */
export const ownGroups = [
  { name: 'For large amounts', walletIds: ['ledger', 'safe'] },
  { name: 'What our visitors use most often', walletIds: ['metamask', 'trust'] },
]

/** All states of the views that list wallets or explain them. */
export const createConnectScenes = (): readonly Scene[] => [
  atConnect('wallets of the page', {
    fake: { wallets: [metamask, phantom, rainbow] },
    others: [createFakeAdapter({ namespace: 'solana', wallets: [{ ...phantom, id: 'Phantom' }] })],
    connected: [rainbow.id],
    options: { customWallets: [custom], networks: manyNetworks },
    play: ({ modal }) => void modal.disconnect().then(() => modal.open()),
  }),
  atConnect('terms, privacy and the name of the product', {
    options: {
      termsUrl: 'https://app.example/terms',
      privacyUrl: 'https://app.example/privacy',
      features: { branding: true },
    },
  }),
  atConnect('many wallets', { fake: { wallets } }),
  atConnect('two wallets that claim one identity', {
    fake: { wallets: [metamask, { ...metamask, id: 'io.metamask 2', rdns: 'io.metamask' }, rainbow] },
  }),
  atConnect('no wallet', { fake: { wallets: [] } }),
  atConnect('no wallet on a phone', { fake: { wallets: [] }, platform: onPhone }),
  atConnect('no wallet on a phone, on Solana', {
    fake: { wallets: [] },
    others: [createFakeAdapter({ namespace: 'solana', wallets: [] })],
    platform: onPhone,
    options: { networks: [mainnet, solana] },
  }),
  atConnect('long name, bad icon', {
    fake: { wallets: [{ ...fakeWallet('long', longName), icon: 'javascript:alert(1)' }, metamask] },
  }),
  atConnect('wallets of the catalogue', withCloud('all', { featuredWalletIds: ['ledger', 'safe'] })),
  atConnect(
    'own headings and disclaimer',
    withCloud('all', { featuredWalletIds: ['ledger', 'safe'], messages: ownWords }),
  ),
  atConnect(
    'groups of the app',
    withCloud('all', {
      walletGroups: ownGroups,
    }),
  ),
  atConnect('wallets of the catalogue, loading', { ...withCloud('hold'), advance: 120 }),
  atConnect('wallets of the catalogue, no cloud', withCloud('fail')),
  atConnect('wallets of the catalogue on a phone', { ...withCloud(), fake: { wallets: [] }, platform: onPhone }),
  atConnect('collapsed', { options: { features: { collapseWallets: true } } }),
  atConnect('terms checkbox', {
    options: {
      features: { legalCheckbox: true },
      termsUrl: 'https://app.example/terms',
      privacyUrl: 'https://app.example/privacy',
    },
  }),
  atConnect('terms checkbox missed', {
    options: { features: { legalCheckbox: true }, termsUrl: 'https://app.example/terms' },
    press: ['lk-connect-wallet-io.metamask'],
  }),
  atAllWallets('pages'),
  atAllWallets('loading', { ...withCloud('hold'), status: 'loading', advance: 120 }),
  atAllWallets('no network', withCloud('offline')),
  atAllWallets('no cloud', withCloud('fail')),
  atAllWallets('none', { ...withCloud('all', { includeWalletIds: ['no-such-wallet'] }), status: 'empty' }),
  atAllWallets(
    'terms checkbox',
    withCloud('all', {
      features: { legalCheckbox: true },
      termsUrl: 'https://app.example/terms',
    }),
  ),
  createScene('WhatIsAWallet', 'all', {
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('WhatIsAWallet')
    },
  }),
]
