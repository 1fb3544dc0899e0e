import { ModalError, deepLinkMemoryPlugin } from '@latchkey/core/internal'
import { solana } from '@latchkey/core/networks'
import { createCatalogueWallets } from '../createCatalogueWallets.ts'
import { onPhone } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import type { Scene } from './Scene.ts'
import { withCloud } from './withCloud.ts'

const find = (id: string) => {
  const { name } = createCatalogueWallets().find((wallet) => wallet.id === id) ?? { name: id }
  return { id, name }
}

const atPairing = (state: string, walletId: string | undefined, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('ConnectingWalletConnect', state, {
    ...withCloud(),
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('ConnectingWalletConnect', walletId ? { wallet: find(walletId) } : undefined)
    },
    status: 'ready',
    ...steps,
  })

const failPairing = (error: ModalError): Partial<SceneSteps> => ({
  onPropose: (proposal) => proposal.fail(error),
})

/** All states of pairing with a wallet on another device. */
export const createPairingScenes = (): readonly Scene[] => [
  atPairing('any wallet', undefined),
  atPairing('code loading', undefined, { pairs: 'never', status: 'preparing' }),
  atPairing('no connection', undefined, {
    onPropose: (_, phone) => phone.setRelay('waiting'),
    status: 'offline',
  }),
  atPairing('a wallet with every way to pair', 'rainbow'),
  atPairing('a wallet, desktop', 'rainbow', { press: ['lk-pairing-tab-desktop'] }),
  atPairing('a wallet, web', 'rainbow', { press: ['lk-pairing-tab-web'] }),
  atPairing('a wallet, install guide', 'rainbow', { press: ['lk-pairing-get'], status: 'not-installed' }),
  atPairing('a wallet that cannot be paired', 'phantom', { status: 'not-installed' }),
  atPairing('on a phone', 'rainbow', { platform: onPhone }),
  atPairing('on a phone, opened', 'rainbow', {
    platform: onPhone,
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('ConnectingWalletConnect', { wallet: find('rainbow') })
      modal.plugin(deepLinkMemoryPlugin).get().set({ name: 'Rainbow', href: 'rainbow://' })
    },
  }),
  atPairing('on a phone, code loading', 'rainbow', { platform: onPhone, pairs: 'never', status: 'preparing' }),
  atPairing('on a phone, by code', 'rainbow', { platform: onPhone, press: ['lk-pairing-tab-code'] }),
  atPairing('on a phone, in its own browser', 'phantom', {
    platform: onPhone,
    ...withCloud('all', { networks: [solana], adapters: [] }),
  }),
  atPairing('on a phone, any wallet', undefined, { platform: onPhone }),
  atPairing('found', 'rainbow', { onPropose: (proposal) => proposal.find(), status: 'found' }),
  atPairing('approved', 'rainbow', { onPropose: (proposal) => proposal.respond(), status: 'settling' }),
  atPairing('declined', 'rainbow', { ...failPairing(new ModalError('connection.rejected')), status: 'declined' }),
  atPairing('failed', undefined, { ...failPairing(new ModalError('connection.failed')), status: 'failed' }),
  atPairing('not allowed', 'rainbow', {
    ...failPairing(new ModalError('config.originNotAllowed')),
    status: 'refused',
  }),
  atPairing('not loaded', undefined, { ...failPairing(new ModalError('chunk.failed')), status: 'unloaded' }),
  atPairing('long name', 'long', { onPropose: (proposal) => proposal.respond(), status: 'settling' }),
  createScene('ConnectingWalletConnectBasic', 'code', {
    ...withCloud('all', { basic: true, adapters: [] }),
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('ConnectingWalletConnectBasic')
    },
    status: 'ready',
  }),
  createScene('ConnectingWalletConnectBasic', 'on a phone', {
    ...withCloud('all', { basic: true, adapters: [] }),
    platform: onPhone,
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('ConnectingWalletConnectBasic')
    },
    status: 'ready',
  }),
]
