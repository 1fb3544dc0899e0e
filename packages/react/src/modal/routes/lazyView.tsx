import { lazy, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ViewLoadError } from './ViewLoadError.ts'

export interface LazyView<props extends object> {
  (props: props): ReactNode
  /** Loads the view before it is needed. A failure is retried when it is rendered. */
  readonly preload: () => Promise<void>
}

/**
 * Creates a component whose code loads when it is first rendered. Unlike `React.lazy`, it renders immediately if it has
 * loaded before, and a failed load can be retried (by {@link ViewLoadError}).
 *
 * @example
 * const AccountView = lazyView(() => import('../../views/account/AccountView.tsx').then((module) => module.AccountView))
 */
export function lazyView<props extends object>(load: () => Promise<ComponentType<props>>): LazyView<props> {
  let loaded: ComponentType<props> | undefined
  let loading: Promise<{ readonly default: ComponentType<props> }> | undefined
  const start = (): Promise<{ readonly default: ComponentType<props> }> => {
    if (loading !== undefined) return loading
    const attempt = load().then(
      (component) => {
        loaded = component
        return { default: component }
      },
      (cause: unknown) => {
        throw new ViewLoadError({ cause, forget: () => forget(attempt) })
      },
    )
    loading = attempt
    return attempt
  }
  let pending: ComponentType<props> = lazy(start)
  /** Forgetting a failure twice must not discard the attempt after it. */
  const forget = (attempt: typeof loading): void => {
    if (loading !== attempt) return
    loading = undefined
    pending = lazy(start)
  }
  function View(props: props): ReactNode {
    const [Component] = useState(() => loaded ?? pending)
    return <Component {...props} />
  }
  const preload = async (): Promise<void> => {
    const attempt = start()
    await attempt.catch(() => forget(attempt))
  }
  return Object.assign(View, { preload })
}
