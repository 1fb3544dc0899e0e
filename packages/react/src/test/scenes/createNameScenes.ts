import { ModalError } from '@latchkey/core/internal'
import type { NamesState } from '@latchkey/core'
import { solana } from '@latchkey/core/networks'
import type { FakeNames } from '../answerNames.ts'
import { patchNames } from '../patchNames.ts'
import { metamask, phantom, solanaAddress } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import type { Scene } from './Scene.ts'
import { withCloud } from './withCloud.ts'

/** The reason why the cloud of the scenes refuses a name. */
export const nameRefusal = 'This address has 5 names, which is the most that one can have.'

/** A name that is longer than its field. */
export const longNameLabel = 'a-rather-long-name-that-fills-the-field-from-end-to-end'

/** Pause after which the cloud is asked, and more. */
const typed = 1_000

const atName = (
  state: string,
  name: string,
  names: FakeNames,
  steps: Partial<SceneSteps> & { readonly patch?: Partial<NamesState> | undefined } = {},
): Scene => {
  const { patch, ...others } = steps
  return createScene('RegisterAccountName', state, {
    connected: [metamask.id],
    ...withCloud('all', {}, { names }),
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('RegisterAccountName', name === '' ? undefined : { name })
      if (patch) patchNames(modal, patch)
    },
    advance: typed,
    ...others,
  })
}

/** All states of the views that register a name. */
export const createNameScenes = (): readonly Scene[] => [
  atName('empty', '', {}, { status: 'asking' }),
  atName('too short', 'mia', {}, { status: 'short' }),
  atName('rule broken', 'mira_1', {}, { status: 'wrong' }),
  atName('reserved', 'support', {}, { status: 'wrong' }),
  atName('checking', 'mira', { suggestions: 'hold' }, { status: 'checking' }),
  atName('free', 'mira', {}, { status: 'free' }),
  atName('free, long', longNameLabel, {}, { status: 'free' }),
  atName('taken', 'mira', { taken: ['mira'] }, { status: 'taken' }),
  atName('not known', 'mira', { suggestions: 'fail' }, { status: 'unknown' }),
  atName('signing', 'mira', {}, { status: 'signing', patch: { status: 'signing', loading: true } }),
  atName('registering', 'mira', {}, { status: 'registering', patch: { status: 'registering', loading: true } }),
  atName(
    'declined',
    'mira',
    {},
    {
      status: 'declined',
      patch: { status: 'failed', error: new ModalError('request.rejected') },
    },
  ),
  atName(
    'failed',
    'mira',
    {},
    {
      status: 'failed',
      patch: {
        status: 'failed',
        error: new ModalError('names.registerFailed', { context: { name: 'mira' }, details: nameRefusal }),
      },
    },
  ),
  createScene('RegisterAccountName', 'on another kind of network', {
    ...withCloud('all', { networks: [solana] }, { names: {} }),
    fake: { namespace: 'solana', wallets: [phantom], networkId: solana.caipNetworkId, addresses: [solanaAddress] },
    connected: [phantom.id],
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('RegisterAccountName')
    },
    status: 'none',
  }),
  createScene('RegisterAccountNameSuccess', 'registered', {
    connected: [metamask.id],
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('RegisterAccountNameSuccess', { name: 'mira.names.example' })
    },
    status: 'done',
  }),
]
