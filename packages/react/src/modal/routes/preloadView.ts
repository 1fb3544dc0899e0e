import type { ViewName } from '@latchkey/core'
import type { Translator } from '../../messages/createTranslator.ts'
import type { LazyView } from './lazyView.tsx'
import { routes } from './routes.ts'

/** Preloads a view and its texts. Never throws: a failure is retried when the view is rendered. */
export function preloadView(view: ViewName, texts: Translator['loaded']): void {
  const route = routes[view]
  for (const part of [route?.View, route?.Heading]) if (isLazy(part)) void part.preload(texts)
}

function isLazy(part: object | undefined): part is LazyView<object> {
  return part !== undefined && 'preload' in part
}
