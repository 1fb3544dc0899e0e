import type { StoredConnection } from '../adapter/types.ts'
import { WALLET_CONNECT_ID } from '../connect/connectorsState.ts'
import type { Remote } from './Remote.ts'
import type { FeatureDefinition } from '../plugin/Modal.ts'
import { isNamespace, type Namespace } from '@latchkey/protocol/caip'
import { beginIntent } from '../project/beginIntent.ts'
import { findRefusal } from './findRefusal.ts'
import { walletConnectFeature } from './walletConnectFeature.ts'

/** What one modal does over the network besides the chains themselves. */
export const remoteFeature: FeatureDefinition<Remote> = {
  id: 'remote',
  create: (context) => {
    let begun: Promise<void> | undefined
    const { cloud } = context.options.store.getState()
    return {
      feature: {
        begin: async ({ pairing }) => {
          if (cloud) begun ??= beginIntent(context)
          await Promise.all([begun, pairing ? context.feature(walletConnectFeature).prepare() : undefined])
        },
        pair: async (parameters) => {
          const refusal = findRefusal(context, parameters)
          if (refusal) throw refusal
          return (await context.feature(walletConnectFeature).pair(parameters)).connections
        },
        restore: async (stored) => {
          const isPaired = ({ connectorId }: StoredConnection): boolean => connectorId === WALLET_CONNECT_ID
          const rest: Partial<Record<Namespace, readonly StoredConnection[]>> = {}
          const paired = Object.keys(stored)
            .filter(isNamespace)
            .flatMap((namespace) => {
              const all = stored[namespace] ?? []
              rest[namespace] = all.filter((connection) => !isPaired(connection))
              return all.flatMap((connection, index) =>
                isPaired(connection) ? { ...connection, namespace, isActive: index === 0 } : [],
              )
            })
          await context.feature(walletConnectFeature).restore(paired)
          return rest
        },
      },
    }
  },
}
