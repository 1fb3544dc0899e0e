import { lazy, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ViewLoadError } from './ViewLoadError.ts'

export interface LazyView<props extends object> {
  (props: props): ReactNode
  /** Loads the view before it is needed. What fails here is tried again when it is. */
  readonly preload: () => Promise<void>
}

/**
 * Makes a component whose code is loaded when it is first rendered. Unlike `React.lazy` it is rendered at once when it was
 * loaded before, without a moment of waiting, and a failed load can be tried again (by {@link ViewLoadError}).
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
  /** A failure that is forgotten twice does not take the attempt after it along. */
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
