/** Renders a live example into an element, and returns a function that ends it. */
export type MountLive = (stage: HTMLElement) => () => void

/** The live examples by name. Each loads on demand. */
const examples: Readonly<Record<string, () => Promise<{ readonly mount: MountLive }>>> = {
  connect: () => import('../examples/live/connect.tsx'),
  theming: () => import('../examples/live/theming.tsx'),
  'theme-builder': () => import('./theme-builder/mount.tsx'),
}

/** Loads each live example when the reader scrolls to it or focuses it. */
export function watchLive(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const stage = box.querySelector<HTMLElement>('.stage')
    const load = examples[box.dataset['live'] ?? '']
    if (stage === null || load === undefined) continue
    let end: (() => void) | undefined
    const start = async (): Promise<void> => {
      box.dataset['state'] = 'loading'
      try {
        const { mount } = await load()
        end?.()
        end = mount(stage)
        box.dataset['state'] = 'ready'
      } catch {
        box.dataset['state'] = 'failed'
        stage.textContent = 'The example could not be loaded. Press Reset to try again.'
      }
    }
    const startOnce = (): void => {
      observer.disconnect()
      if (box.dataset['state'] === undefined) void start()
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && startOnce())
    observer.observe(box)
    box.addEventListener('focusin', startOnce)
    box.querySelector('[data-live-reset]')?.addEventListener('click', () => void start())
  }
}
