import type { ViewName } from '@latchkey/core'
import type { LazyView } from './lazyView.tsx'
import { routes } from './routes.ts'

/** Preloads a view. Never throws: a failure is retried when the view is rendered. */
export function preloadView(view: ViewName): void {
  const route = routes[view]
  for (const part of [route?.View, route?.Heading]) if (isLazy(part)) void part.preload()
}

function isLazy(part: object | undefined): part is LazyView<object> {
  return part !== undefined && 'preload' in part
}
