import { metamask } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import type { Scene } from './Scene.ts'

/** Creates a scene of a view that is reached from the account. */
export const fromAccount = (
  view: 'ProfileWallets' | 'Networks' | 'WalletReceive' | 'Transactions',
  state: string,
  steps: Partial<SceneSteps> = {},
): Scene =>
  createScene(view, state, {
    connected: [metamask.id],
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push(view)
    },
    ...steps,
  })
