import { StrictMode, type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Texts } from '../messages/createTexts.ts'
import type { SeenPlace } from '../seen/SeenState.ts'
import type { ScreenStore } from './Screen.ts'
import { applyTheme } from './theme/applyTheme.ts'
import { TextsContext } from './ui/TextsContext.ts'
import { ScreenView } from './views/ScreenView.tsx'

/**
 * Draws the screens of a store into the document. It is the only chunk with React, and loads with the first screen.
 *
 * @returns a function that removes them.
 */
export function mountScreens(parameters: {
  readonly store: ScreenStore
  readonly place: SeenPlace
  /** What is spoken first. Later the theme decides. */
  readonly texts: Texts
}): () => void {
  const { place, store, texts } = parameters
  const { documentElement: html } = document
  html.dataset['place'] = place
  const syncTheme = (): void => applyTheme(store.getTheme())
  syncTheme()
  const leave = store.subscribe(syncTheme)

  const container = document.createElement('div')
  container.className = 'screens'
  document.body.append(container)
  const root = createRoot(container)
  const setHeight = (px: number): void => store.setHeight(px)
  // At once: the page is shown the frame now, and should not see it empty.
  flushSync(() =>
    root.render(
      <StrictMode>
        <Spoken store={store} first={texts}>
          <CurrentScreen store={store} place={place} setHeight={setHeight} />
        </Spoken>
      </StrictMode>,
    ),
  )
  return () => {
    leave()
    root.unmount()
    container.remove()
  }
}

/** Speaks the language of the theme. The previous texts stay until those of another language have loaded. */
function Spoken(props: {
  readonly store: ScreenStore
  readonly first: Texts
  readonly children: ReactNode
}): ReactNode {
  const { children, first, store } = props
  const tag = useSyncExternalStore(store.subscribe, () => store.getTheme().language)
  const [texts, setTexts] = useState(first)
  useLayoutEffect(() => {
    const { documentElement: html } = document
    html.lang = texts.language
    html.dir = texts.direction
  }, [texts])
  useEffect(() => {
    let isCurrent = true
    const speak = async (wanted: string): Promise<void> => {
      const { loadTexts } = await import('../messages/loadTexts.ts')
      const loaded = await loadTexts(wanted)
      if (isCurrent) setTexts((before) => (before.language === loaded.language ? before : loaded))
    }
    // Texts that cannot be loaded leave the others.
    if (tag !== undefined) speak(tag).catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [tag])
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>
}

function CurrentScreen(props: {
  readonly store: ScreenStore
  readonly place: SeenPlace
  readonly setHeight: (px: number) => void
}): ReactNode {
  const { place, setHeight, store } = props
  const screen = useSyncExternalStore(store.subscribe, store.get)
  if (screen === undefined) return null
  return <ScreenView screen={screen} place={place} setHeight={setHeight} />
}
