import { addresses, longEnsName, metamask } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import type { Scene } from './Scene.ts'

const toBalance = (getNative: () => Promise<bigint>) => ({
  balance: { getNative: async () => ({ value: await getNative(), decimals: 18, symbol: 'ETH' }) },
})
const pending = (): Promise<never> => new Promise(() => {})

const atAccount = (state: string, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('Account', state, { connected: [metamask.id], play: ({ modal }) => modal.open(), ...steps })

/** All states of the account view. */
export const createAccountScenes = (): readonly Scene[] => [
  atAccount('with balance', { fake: { features: toBalance(async () => 742_900_000_000_000_000n) } }),
  atAccount('large balance', { fake: { features: toBalance(async () => 1_234_567_891_234_000_000_000_000n) } }),
  atAccount('balance loading', { fake: { features: toBalance(pending) }, advance: 120 }),
  atAccount('balance unavailable', {
    fake: { features: toBalance(() => Promise.reject(new Error('the node broke'))) },
  }),
  atAccount('named by ENS', {
    fake: {
      features: {
        ...toBalance(async () => 742_900_000_000_000_000n),
        names: { lookUp: async () => longEnsName, resolve: async () => undefined },
      },
    },
  }),
  atAccount('named', {
    play: ({ modal }) => {
      modal.controllers.account.update({
        namespace: 'eip155',
        address: addresses[0],
        patch: { profileName: 'ada.example' },
      })
      modal.open()
    },
  }),
]
