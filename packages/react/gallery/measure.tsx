import { createMisfitSearch } from '../../../measureTexts.shared.ts'
import { createScenes } from '../src/test/scenes/createScenes.ts'
import { showScene, waitAtRest } from './showScene.tsx'

// The frames take the focus from each other, so an open field stays open.
addEventListener('focusout', (event) => event.stopImmediatePropagation(), true)

/** Shows states of views one after the other in a frame, each in every language at every width. `overflow.ts` drives it. */
Object.assign(globalThis, {
  misfitSearch: createMisfitSearch({
    scenes: createScenes().map(({ name }) => name),
    show: async (name) => {
      const scene = createScenes().find((each) => each.name === name)
      if (!scene) throw new TypeError(`There is no scene ${name}.`)
      document.documentElement.lang = 'en'
      const { end, root } = await showScene(scene)
      return {
        end,
        root: () => root,
        speak: async (language) => {
          document.documentElement.lang = language
          await waitAtRest(root, () => root.host.getAttribute('lang') === language)
        },
        settle: () => waitAtRest(root, () => true),
        // Chips are scrolled. Notices are beside the sheet.
        boxOf: (element) => {
          if (element.closest('.lk-chip')) return undefined
          if (element.closest('.lk-notices')) return { left: 0, right: innerWidth }
          return root.querySelector('dialog')?.getBoundingClientRect()
        },
      }
    },
  }),
})
