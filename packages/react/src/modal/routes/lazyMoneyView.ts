import type { ComponentType } from 'react'
import { lazyView, type LazyView } from './lazyView.tsx'

/** Like {@link lazyView}, for views whose English texts load with them. */
export function lazyMoneyView<props extends object>(load: () => Promise<ComponentType<props>>): LazyView<props> {
  return lazyView(async () => {
    const [{ withMoneyMessages }, View] = await Promise.all([import('../../messages/withMoneyMessages.tsx'), load()])
    return withMoneyMessages(View)
  })
}
