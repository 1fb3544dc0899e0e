import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { onTestFinished } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createApp } from '../createApp.tsx'
import type { AppRouter } from '../router.tsx'
import type { FakeCloud } from './createFakeCloud.ts'

/**
 * Opens a page of the app, in StrictMode, with a history of its own.
 *
 * @param parameters.path below `/dashboard`, such as `/p/shop/settings/general`.
 * @param parameters.width of the page, in px. Default: 1280.
 */
export async function renderApp(parameters: {
  readonly cloud: FakeCloud
  readonly path: string
  readonly theme?: 'light' | 'dark' | undefined
  readonly width?: number | undefined
}): Promise<{ readonly screen: Locator; readonly router: AppRouter }> {
  const { cloud, path, theme = 'light', width = 1280 } = parameters
  await page.viewport(width, 900)
  document.documentElement.dataset['theme'] = theme
  document.documentElement.lang = 'en'
  const history = createMemoryHistory({ initialEntries: [`/dashboard${path}`] })
  const { element, router } = createApp({ fetch: cloud.fetch, history })
  const rendered = await render(<StrictMode>{element}</StrictMode>)
  onTestFinished(() => rendered.unmount())
  return { screen: page.elementLocator(document.body), router }
}
