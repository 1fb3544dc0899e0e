import { createMisfitSearch, nextFrame } from '../../../measureTexts.shared.ts'
import { loadTexts } from '../src/messages/loadTexts.ts'
import { mountScreens } from '../src/screens/mountScreens.tsx'
import type { Screen } from '../src/screens/Screen.ts'
import { createSceneStore } from '../src/screens/test/createSceneStore.ts'
import { scenes } from '../src/screens/test/scenes.ts'

/** Shows screens one after the other in a frame, each in every language at every width. `overflow.ts` drives it. */
Object.assign(globalThis, {
  misfitSearch: createMisfitSearch({
    scenes: scenes.map(({ name }) => name),
    show: async (name) => {
      const screen = scenes.find((each) => each.name === name)?.screen
      if (screen === undefined) throw new TypeError(`There is no scene ${name}.`)
      const store = createSceneStore(screen)
      const end = mountScreens({ store, place: 'frame', texts: await loadTexts('en') })
      await waitFor(() => isComplete(screen))
      return {
        speak: async (language) => {
          store.setTheme({ mode: 'light', accent: undefined, radius: undefined, language })
          await waitFor(() => document.documentElement.lang === language && isComplete(screen))
        },
        settle: nextFrame,
        root: () => document.body,
        boxOf: () => ({ left: 0, right: innerWidth }),
        end: async () => end(),
      }
    },
  }),
})

/** What a trial run shows loads by itself. */
function isComplete(screen: Screen): boolean {
  const hasTrial =
    screen.kind === 'approve' && screen.stage !== 'sent' && screen.stage !== 'failed' && screen.trial !== undefined
  return (
    document.querySelector('.screen h1') !== null &&
    document.querySelectorAll('[data-testid=lk-frame-trial]').length === (hasTrial ? 1 : 0)
  )
}

async function waitFor(isReached: () => boolean): Promise<void> {
  const end = performance.now() + 20_000
  do {
    await nextFrame()
    if (performance.now() > end) throw new TypeError('The screen did not show the state of the scene within 20 s.')
  } while (!isReached())
}
