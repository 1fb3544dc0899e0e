import { ModalError, requestSwitchNetwork } from '@latchkey/core/internal'
import { arbitrum, bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { createFakeAdapter, type Answer } from '@latchkey/core/testing'
import { manyNetworks, metamask, phantom } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import type { Scene } from './Scene.ts'
import { fromAccount } from './fromAccount.ts'
import { onThreeChains } from './onThreeChains.ts'

const atSwitch = (state: string, answer: Answer, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('SwitchNetwork', state, {
    connected: [metamask.id],
    play: ({ modal, adapter }) => {
      adapter.answer = answer
      modal.open({ view: 'SwitchNetwork', parameters: { network: arbitrum } })
    },
    ...steps,
  })

const atUnsupported = (state: string, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('UnsupportedChain', state, {
    connected: [metamask.id],
    play: ({ adapter }) => adapter.wallet.changeNetwork('eip155:137'),
    ...steps,
  })

const atOtherChain = (state: string, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('SwitchActiveChain', state, {
    ...onThreeChains(),
    play: ({ modal }) => requestSwitchNetwork(modal, { network: solana, ignoreSwitchConfirmation: true }),
    ...steps,
  })

/** All states of the views that choose a network. */
export const createNetworkScenes = (): readonly Scene[] => [
  fromAccount('Networks', 'on three chains', { ...onThreeChains(), connected: ['xverse', phantom.id] }),
  fromAccount('Networks', 'few, one needs another wallet', {
    options: { networks: [mainnet, arbitrum, bitcoin] },
    others: [createFakeAdapter({ namespace: 'bip122', wallets: [] })],
  }),
  fromAccount('Networks', 'many', { options: { networks: manyNetworks } }),
  atSwitch('waiting', 'hold', { advance: 100, status: 'waiting' }),
  atSwitch('declined', new ModalError('network.switchRejected'), { status: 'declined' }),
  atSwitch('failed', 'fail', { status: 'failed' }),
  atSwitch('pending', new ModalError('connection.pending'), { status: 'pending' }),
  atSwitch(
    'not in this wallet',
    new ModalError('request.unsupported', { context: { method: 'wallet_switchEthereumChain' } }),
    {
      status: 'unsupported',
    },
  ),
  atOtherChain('by the same wallet', { connected: [phantom.id] }),
  atOtherChain('by another wallet', { connected: [metamask.id] }),
  atUnsupported('unknown network'),
]
