import type { RouteParameters } from '@latchkey/core'
import { metamask } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import { someTokens, unlisted, usdc } from './fakeBalances.ts'
import type { Scene } from './Scene.ts'
import { withBalances } from './withBalances.ts'

const atToken = (
  state: string,
  parameters: RouteParameters['TokenDetails'],
  steps: Partial<SceneSteps> = withBalances(someTokens),
): Scene =>
  createScene('TokenDetails', state, {
    connected: [metamask.id],
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('TokenDetails', parameters)
    },
    ...steps,
  })

const contractOf = ({ address = '' }: { readonly address?: string | undefined }): string => address.split(':')[2] ?? ''
const onEthereum = { caipNetworkId: 'eip155:1' } as const

/** All states of a token's details. */
export const createTokenScenes = (): readonly Scene[] => [
  atToken('coin on two networks', onEthereum),
  atToken('contract', { caipNetworkId: 'eip155:42161', address: contractOf(usdc('eip155:42161')) }),
  atToken('unlisted', { ...onEthereum, address: contractOf(unlisted('eip155:1')) }),
  atToken('none', { ...onEthereum, address: `0x${'5'.repeat(40)}` }),
  atToken('loading', onEthereum, { ...withBalances(() => 'hold'), advance: 120 }),
  atToken(
    'failed',
    onEthereum,
    withBalances(() => 'fail'),
  ),
]
