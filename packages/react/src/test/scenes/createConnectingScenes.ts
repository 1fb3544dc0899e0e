import { ModalError } from '@latchkey/core/internal'
import { fakeWallet, type Answer } from '@latchkey/core/testing'
import { custom, longName, metamask, onPhone, phantom } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import type { Scene } from './Scene.ts'
import { onThreeChains } from './onThreeChains.ts'

const atWallet = (state: string, answer: Answer, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('ConnectingExternal', state, {
    play: ({ modal, adapter }) => {
      adapter.answer = answer
      modal.open()
      modal.controllers.router.push('ConnectingExternal', { connectorId: metamask.id, namespace: 'eip155' })
    },
    ...steps,
  })

const atCustom = (state: string, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('ConnectingExternal', state, {
    options: { customWallets: [custom] },
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('ConnectingExternal', { connectorId: 'custom', namespace: 'eip155' })
    },
    status: 'not-installed',
    ...steps,
  })

const atMultiChain = (state: string, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('ConnectingMultiChain', state, {
    ...onThreeChains(),
    play: ({ modal }) => {
      modal.open({ view: 'Connect' })
      modal.controllers.router.push('ConnectingMultiChain', { connectorId: phantom.id })
    },
    ...steps,
  })

/** All states of connecting to a wallet in the page. */
export const createConnectingScenes = (): readonly Scene[] => [
  atWallet('waiting', 'hold', { advance: 100, status: 'waiting' }),
  atWallet('waiting long', 'hold', { advance: 5_000, status: 'waiting' }),
  atWallet('declined', 'reject', { status: 'declined' }),
  atWallet('failed', 'fail', { status: 'failed' }),
  atWallet('pending', new ModalError('connection.pending'), { status: 'pending' }),
  atWallet('locked', new ModalError('wallet.locked'), { status: 'locked' }),
  atWallet('long name', 'reject', {
    fake: { wallets: [fakeWallet(metamask.id, longName)] },
    status: 'declined',
  }),
  atCustom('not installed'),
  atCustom('not installed, on a phone by code', { press: ['lk-install-ios'] }),
  atCustom('not installed, looked for', { press: ['lk-install-done'] }),
  atCustom('not installed, on a phone', { platform: onPhone }),
  atMultiChain('three chains'),
  atMultiChain('one connected', { connected: ['Phantom'] }),
]
