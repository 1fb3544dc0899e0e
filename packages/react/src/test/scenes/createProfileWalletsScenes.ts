import { type Network } from '@latchkey/core'
import { addressLabelsPlugin } from '@latchkey/core/internal'
import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { createMemoryStorage } from '@latchkey/core/testing'
import { createPairedSession } from '../createPairedSession.ts'
import { addresses, bitcoinAddress, longName, metamask, rainbow, solanaAddress, xverse } from './cast.ts'
import { fromAccount } from './fromAccount.ts'
import { onThreeChains } from './onThreeChains.ts'
import type { Scene } from './Scene.ts'

const toGrant = ({ caipNetworkId }: Network, address: string) => ({
  accounts: [`${caipNetworkId}:${address}`],
  networkIds: [caipNetworkId],
  methods: [],
  events: [],
})

/** The storage of a visit that was connected to these wallets, the first one in use. */
const leaveStored = (...connectorIds: readonly string[]): NonNullable<Scene['storage']> => {
  const storage = createMemoryStorage()
  const connections = connectorIds.map((connectorId, index) => ({
    connectorId,
    activeAddress: addresses[index] ?? addresses[0],
    networkId: 'eip155:1',
  }))
  const items = { connection_status: 'connected', connections: { eip155: connections } }
  for (const [key, value] of Object.entries(items)) storage.setItem(`@latchkey/${key}`, JSON.stringify({ v: 1, value }))
  return storage
}

const openWallets: Scene['play'] = ({ modal }) => {
  modal.open()
  modal.controllers.router.push('ProfileWallets')
}

/** All states of the connected wallets. */
export const createProfileWalletsScenes = (): readonly Scene[] => [
  fromAccount('ProfileWallets', 'several', { connected: [rainbow.id, metamask.id] }),
  fromAccount('ProfileWallets', 'one account', { fake: { addresses: [addresses[0]] } }),
  fromAccount('ProfileWallets', 'three chains', {
    ...onThreeChains(),
    connected: ['Phantom', xverse.id, rainbow.id, metamask.id],
  }),
  fromAccount('ProfileWallets', 'a chain without a wallet', {
    ...onThreeChains(),
    press: ['lk-profile-wallets-tab-bip122'],
  }),
  fromAccount('ProfileWallets', 'a locked wallet', {
    fake: { locked: [rainbow.id] },
    storage: leaveStored(metamask.id, rainbow.id),
    connected: [],
  }),
  fromAccount('ProfileWallets', 'used before, and named', {
    connected: [rainbow.id, metamask.id],
    play: (world) => {
      const labels = world.modal.plugin(addressLabelsPlugin).get()
      labels.set({ namespace: 'eip155', address: addresses[0], label: 'ada.example' })
      void world.modal.disconnect({ connectorId: rainbow.id }).then(() => openWallets(world))
    },
  }),
  fromAccount('ProfileWallets', 'being named', {
    connected: [rainbow.id, metamask.id],
    press: [`lk-profile-wallets-rename-${addresses[1]}`],
  }),
  fromAccount('ProfileWallets', 'being renamed', {
    play: (world) => {
      const labels = world.modal.plugin(addressLabelsPlugin).get()
      labels.set({ namespace: 'eip155', address: addresses[0], label: 'ada.example' })
      labels.set({
        namespace: 'eip155',
        address: addresses[1],
        label: longName,
      })
      openWallets(world)
    },
    press: [`lk-profile-wallets-rename-${addresses[0]}`],
  }),
  fromAccount('ProfileWallets', 'paired on three chains', {
    pairs: true,
    connected: ['walletConnect'],
    options: { adapters: [], basic: false, networks: [mainnet, solana, bitcoin] },
    onPropose: (proposal) =>
      proposal.approve(
        createPairedSession('Rainbow', {
          solana: toGrant(solana, solanaAddress),
          bip122: toGrant(bitcoin, bitcoinAddress),
        }),
      ),
  }),
]
