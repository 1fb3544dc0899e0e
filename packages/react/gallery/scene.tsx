import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ModalProvider } from '../src/components/ModalProvider.tsx'
import { createViewWorld } from '../src/test/createViewWorld.ts'
import { loadParts } from '../src/test/loadParts.ts'
import { createScenes } from '../src/test/scenes/createScenes.ts'

/**
 * One state of one view, in a whole modal: `scene.html?scene=Account%20·%20named&theme=dark&locale=ar`. With `locale=page` it follows the
 * page's language.
 */
const parameters = new URLSearchParams(location.search)
const locale = parameters.get('locale') ?? 'en'
const theme = parameters.get('theme') === 'dark' ? 'dark' : 'light'
document.documentElement.style.setProperty('background', theme === 'dark' ? '#060707' : '#eef0f0')
const scene = createScenes().find(({ name }) => name === parameters.get('scene'))
const app = document.querySelector('#app')

// On a sheet, scenes take the focus from each other, so an open field stays open until the viewer interacts here.
addEventListener(
  'focusout',
  (event) => {
    if (!navigator.userActivation.hasBeenActive) event.stopImmediatePropagation()
  },
  true,
)

const find = (testId: string): Promise<HTMLElement> =>
  new Promise((resolve) => {
    const look = (): void => {
      const host = document.querySelector('[data-testid="lk-host"]')
      const found = host?.shadowRoot?.querySelector<HTMLElement>(`[data-testid="${testId}"]`)
      if (found) resolve(found)
      else requestAnimationFrame(look)
    }
    look()
  })

if (scene && app) {
  const { connected = [], press = [], advance, options } = scene
  const world = createViewWorld({
    ...scene,
    options: { ...options, themeMode: theme, ...(locale === 'page' ? {} : { locale }) },
  })
  // What loads later would begin its waits after the clock has moved.
  await loadParts()
  await world.modal.start()
  for (const connectorId of connected) await world.modal.connect({ connectorId })
  createRoot(app).render(
    <StrictMode>
      <ModalProvider modal={world.modal}>
        <p />
      </ModalProvider>
    </StrictMode>,
  )
  scene.play(world)
  const dialog = await find('lk-modal')
  // A view takes the focus when it arrives, and would take it from a field that was opened before.
  const isAtRest = (): boolean =>
    dialog.dataset['view'] === scene.view &&
    dialog.dataset['state'] === 'open' &&
    dialog.querySelectorAll('.lk-view').length === 1
  while (press.length > 0 && !isAtRest()) await new Promise(requestAnimationFrame)
  for (const testId of press) (await find(testId)).click()
  // The clock drives waits that effects start once the view is on screen.
  const settle = (): void => {
    if (dialog.dataset['view'] !== scene.view || !dialog.querySelector('.lk-body')) {
      requestAnimationFrame(settle)
      return
    }
    setTimeout(() => {
      world.clock.advance(advance ?? 0)
      app.setAttribute('data-ready', '')
    }, 200)
  }
  settle()
}
