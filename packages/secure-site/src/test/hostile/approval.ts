import { openScreens } from '../../screens/openScreens.ts'
import type { ApproveScreen } from '../../screens/Screen.ts'
import { createSceneStore } from '../../screens/test/createSceneStore.ts'
import { scenes } from '../../screens/test/scenes.ts'

// The document that hostile pages embed: a screen of the frame, as the built site shows it, which counts what is approved.
const search = new URLSearchParams(location.search)
const found = scenes.find(({ name }) => name === search.get('scene'))?.screen
if (found?.kind !== 'approve') throw new TypeError('The scene is no approval.')
const log = { approved: 0, windows: 0, clicks: 0, heights: [] as readonly number[] }
const screen: ApproveScreen = {
  ...found,
  approve: () => {
    log.approved += 1
  },
  openWindow: () => {
    log.windows += 1
  },
}
const store = createSceneStore(screen)
log.heights = store.heights
addEventListener('click', () => (log.clicks += 1), true)
Object.assign(globalThis, { log })
const framed = search.has('isTrusted') ? 'trustedFrame' : 'frame'
const place = parent === window ? 'window' : framed
openScreens({
  store,
  place,
  language: 'en',
  onFailure: (error) => Object.assign(globalThis, { failure: String(error) }),
})
