import type { ViewName } from '@latchkey/core'
import type { LazyView } from './lazyView.tsx'
import { routes } from './routes.ts'

/** Loads what a view consists of, before the visitor asks for it. Never throws: what fails is tried again when it is needed. */
export function preloadView(view: ViewName): void {
  const route = routes[view]
  for (const part of [route?.View, route?.Heading]) if (isLazy(part)) void part.preload()
}

function isLazy(part: object | undefined): part is LazyView<object> {
  return part !== undefined && 'preload' in part
}
