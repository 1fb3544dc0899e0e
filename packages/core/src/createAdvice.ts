import type { AdapterFactory } from './adapter/types.ts'
import type { Network } from './adapter/Network.ts'
import { createLevelLogger } from './kernel/ports/createLevelLogger.ts'
import { joinPage } from './kernel/ports/joinPage.ts'
import type { MeetingPage } from './kernel/ports/joinPage.ts'
import { isReactRender } from './kernel/utils/isReactRender.ts'
import type { BaseModalOptions } from './options/BaseModalOptions.ts'
import { listMisuses } from './options/listMisuses.ts'

/** What a modal tells the developer about its use. Only in development. */
export interface Advice {
  /** Writes the warnings. Called when the modal starts. */
  start(): void
  destroy(): void
}

/**
 * Creates the advice of one modal. Its warnings appear unless the app sets a `logLevel` below `warn`, because at the default
 * level, `error`, no developer would see them. Call it from `createModal` itself: it notes whether that is called during a render.
 */
export function createAdvice(parameters: {
  readonly options: BaseModalOptions & { readonly adapters: readonly AdapterFactory[] }
  readonly networks: readonly Network[]
  /** The window. By default that of the page. */
  readonly page?: MeetingPage | undefined
}): Advice {
  const { options, networks, page } = parameters
  const { projectId, storagePrefix, features, adapters, logLevel = 'warn' } = options
  const isInRender = isReactRender()
  const logger = options.ports?.logger ?? createLevelLogger({ level: logLevel })
  const networkIds = networks.map(({ caipNetworkId }) => caipNetworkId)
  let leave: (() => void) | undefined

  return {
    start: () => {
      for (const misuse of listMisuses({ features, adapters, networkIds })) logger.warn(misuse)
      // Hot reloading and tests create modals again at the top level of a module, which is no mistake.
      if (!isInRender) return
      const joined = joinPage({ key: JSON.stringify([projectId, storagePrefix, networkIds]), page })
      leave = joined.leave
      if (joined.sameCount > 0)
        logger.warn(
          '`createModal` was called again while a component renders: an earlier modal with the same options still runs on this ' +
            'page. Call it once, outside of components. For two modals on purpose, set a `storagePrefix`; to replace one, ' +
            'call its `destroy()` first.',
        )
    },
    destroy: () => leave?.(),
  }
}
