import type { ViewName } from '@latchkey/core'
import { createFakeAdapter } from '@latchkey/core/testing'
import { addresses, metamask, onDesktop, rainbow } from './cast.ts'
import type { Scene } from './Scene.ts'

/** What differs from the default scene: a page on a desktop with two wallets. */
export type SceneSteps = Omit<Scene, 'fake' | 'name' | 'view'> & {
  readonly fake?: Parameters<typeof createFakeAdapter>[0] | undefined
}

const page = { metadata: { name: 'Demo app' } }

/** Creates a scene of a view. */
export const createScene = (view: ViewName, state: string, { fake, ...steps }: SceneSteps): Scene => ({
  name: `${view} · ${state}`,
  view,
  fake: createFakeAdapter({ wallets: [metamask, rainbow], addresses: [...addresses], ...fake }),
  platform: onDesktop,
  ...steps,
  options: { ...page, ...steps.options },
})
