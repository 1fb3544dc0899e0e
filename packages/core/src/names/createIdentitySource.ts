// Owns how an account's identity is read from the cloud.
import { getIdentity } from '@latchkey/protocol/api'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import { toPictureUrl } from '../cloud/toPictureUrl.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { noIdentity, type Identity } from './noIdentity.ts'

/** Where identities come from besides the app's own endpoints. It does not cache; the query does. */
export interface IdentitySource {
  /**
   * Reads an identity. A cloud without names knows none.
   *
   * @throws the errors of `ApiClient.send`.
   */
  read(parameters: {
    readonly address: string
    /** The connected account. */
    readonly sender: string | undefined
    readonly signal: AbortSignal
  }): Promise<Identity>
}

/** Creates the source of one modal. */
export function createIdentitySource(
  context: Pick<PluginContext<object, 'api'>, 'plugin' | 'settings'>,
): IdentitySource {
  return {
    read: async ({ address, sender, signal }) => {
      try {
        const client = context.plugin(apiPlugin).get()
        const parameters = { address }
        const { name, avatar } = await callEndpoint(client, getIdentity, { parameters, query: { sender }, signal })
        return { name, avatar: (name !== null && toPictureUrl(avatar, context.settings.cloud)) || null }
      } catch (error) {
        if (isModalError(error, 'api.notConfigured')) return noIdentity
        throw error
      }
    },
  }
}
