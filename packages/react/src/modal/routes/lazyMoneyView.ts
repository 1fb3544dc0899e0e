import type { ComponentType } from 'react'
import { lazyView, type LazyView } from './lazyView.tsx'

/** Like {@link lazyView}, for views about money, which have texts of their own. */
export function lazyMoneyView<props extends object>(load: () => Promise<ComponentType<props>>): LazyView<props> {
  return lazyView(load, ['views', 'money'])
}
