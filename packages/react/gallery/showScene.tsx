import { createRoot, type Root } from 'react-dom/client'
import { nextFrame } from '../../../measureTexts.shared.ts'
import { ModalProvider } from '../src/components/ModalProvider.tsx'
import { assertAtRest } from '../src/test/assertAtRest.ts'
import { createViewWorld, type ViewWorld } from '../src/test/createViewWorld.ts'
import { loadParts } from '../src/test/loadParts.ts'
import type { Scene } from '../src/test/scenes/Scene.ts'
import { restoreOnline } from '../src/test/setOnline.ts'

/** Plays a state of a view in a whole modal, and waits until it is at rest. */
export async function showScene(
  scene: Scene,
): Promise<{ readonly root: ShadowRoot; readonly end: () => Promise<void> }> {
  const world = createViewWorld(scene)
  await loadParts()
  await world.modal.start()
  for (const connectorId of scene.connected ?? []) await world.modal.connect({ connectorId })
  const app = document.querySelector('#app')
  if (!app) throw new TypeError('The page has no place for the app.')
  const react = createRoot(app)
  react.render(
    <ModalProvider modal={world.modal}>
      <p />
    </ModalProvider>,
  )
  scene.play(world)
  const root = await until(() => document.querySelector('[data-testid="lk-host"]')?.shadowRoot ?? undefined)
  const isThere = (): boolean => root.querySelector('dialog')?.dataset['view'] === scene.view
  await waitAtRest(root, isThere)
  for (const testId of scene.press ?? []) {
    const find = (): HTMLElement | undefined =>
      root.querySelector<HTMLElement>(`[data-testid="${CSS.escape(testId)}"]`) ?? undefined
    const element = await until(find)
    element.click()
    await nextFrame()
  }
  world.clock.advance(scene.advance ?? 0)
  await waitAtRest(
    root,
    () => isThere() && [undefined, root.querySelector('dialog')?.dataset['status']].includes(scene.status),
  )
  return { root, end: () => leave({ react, world }) }
}

async function leave({ react, world }: { readonly react: Root; readonly world: ViewWorld }): Promise<void> {
  react.unmount()
  await world.modal.destroy()
  restoreOnline()
}

/** Waits until a modal is at rest in a state. */
export async function waitAtRest(root: ShadowRoot, isReached: () => boolean): Promise<void> {
  const problem = (): string | undefined => {
    if (!isReached()) return 'The modal did not reach the state of the scene within 20 s.'
    try {
      assertAtRest(root)
      return undefined
    } catch (error) {
      return String(error)
    }
  }
  const end = performance.now() + 20_000
  do {
    await nextFrame()
    if (performance.now() > end) throw new TypeError(problem())
  } while (problem() !== undefined)
}

async function until<value>(find: () => value | undefined): Promise<value> {
  const end = performance.now() + 20_000
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    if (performance.now() > end) throw new TypeError('The modal, or the element to press, did not appear within 20 s.')
    await nextFrame()
  }
}
