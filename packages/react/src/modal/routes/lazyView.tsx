import { visitsPlugin } from '@latchkey/core/internal'
import { lazy, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import type { Translator } from '../../messages/createTranslator.ts'
import type { MessagePart } from '../../messages/languageLoaders.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ViewLoadError } from './ViewLoadError.ts'

export interface LazyView<props extends object> {
  (props: props): ReactNode
  /** Loads the view and its texts before they are needed. A failure is retried when it is rendered. */
  readonly preload: (texts?: Translator['loaded']) => Promise<void>
}

/**
 * Creates a component whose code and texts load when it is first rendered. Unlike `React.lazy`, it renders immediately if it has
 * loaded before, and a failed load can be retried (by {@link ViewLoadError}).
 *
 * @param parts the texts that the view shows.
 *
 * @example
 * const AccountView = lazyView(() => import('../../views/account/AccountView.tsx').then((module) => module.AccountView))
 */
export function lazyView<props extends object>(
  load: () => Promise<ComponentType<props>>,
  parts: readonly MessagePart[] = ['views'],
): LazyView<props> {
  let loaded: ComponentType<props> | undefined
  let loading: Promise<ComponentType<props>> | undefined
  /** Languages, also those of two modals, load apart. */
  const pending = new WeakMap<Translator['loaded'], ComponentType<props>>()

  const start = async (texts: Translator['loaded'] | undefined): Promise<ComponentType<props>> => {
    const attempt = (loading ??= load())
    try {
      const [component] = await Promise.all([attempt, texts?.load(parts)])
      loaded = component
      return component
    } catch (error) {
      // Only this attempt is forgotten, not the one after it.
      if (loading === attempt && loaded === undefined) loading = undefined
      throw error
    }
  }
  const wait = (texts: Translator['loaded']): ComponentType<props> => {
    const component: ComponentType<props> = lazy(() =>
      start(texts).then(
        (value) => ({ default: value }),
        (cause: unknown) => {
          throw new ViewLoadError({
            cause,
            forget: () => {
              if (pending.get(texts) === component) pending.delete(texts)
            },
          })
        },
      ),
    )
    pending.set(texts, component)
    return component
  }
  function View(props: props): ReactNode {
    const texts = useMessages().loaded
    const { signal } = useModalInstance().plugin(visitsPlugin).get()
    const [ready] = useState(() => (signal.aborted ? Never : loaded))
    const Component = (texts.has(parts) && ready) || (pending.get(texts) ?? wait(texts))
    return <Component {...props} />
  }
  const preload = (texts?: Translator['loaded']): Promise<void> => start(texts).then(ignore, ignore)
  return Object.assign(View, { preload })
}

const ignore = (): void => undefined

/**
 * Takes the place of a view whose modal was destroyed while it was loading, because what the view would use throws. The placeholder, or the
 * previous view, stays until the dialog has closed.
 */
const Never = /*#__PURE__*/ lazy(() => new Promise<never>(ignore))
