import { loadTexts } from '../src/messages/loadTexts.ts'
import { mountScreens } from '../src/screens/mountScreens.tsx'
import { createSceneStore } from '../src/screens/test/createSceneStore.ts'
import { scenes } from '../src/screens/test/scenes.ts'

// One screen: `scene.html?scene=approve+message&theme=dark&language=ar`. `unproven`: it cannot be proved that it is seen.
const search = new URLSearchParams(location.search)
const scene = scenes.find(({ name }) => name === search.get('scene')) ?? scenes[0]
if (scene === undefined) throw new TypeError('There are no scenes.')
const store = createSceneStore(scene.screen)
const mode = search.get('theme') === 'dark' ? 'dark' : 'light'
store.setTheme({ mode, accent: search.get('accent') ?? undefined, radius: undefined })
mountScreens({ store, place: 'frame', texts: await loadTexts(search.get('language') ?? 'en') })
if (search.has('unproven')) document.documentElement.style.opacity = '0.999'
Object.assign(globalThis, { heights: store.heights })
