import { isAllowedOrigin } from '@latchkey/protocol/atoms'
import type { SiwxMessage } from '@latchkey/protocol/siwx'
import { isLoopbackHost } from '../config/isLoopbackHost.ts'
import type { Project } from '../projects/Project.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { ClientAddress } from '../request/getClientAddress.ts'

/**
 * Checks that a message is for the site that sends it, and that this one is of the project. A program that is no page sends no
 * origin; then the message alone says which site it is for. Loopback counts as the project's only where the request itself comes from
 * this machine: a signature for `localhost` could have been asked for on any machine.
 *
 * @throws ApiRefusal `sign_in_domain_mismatch`, `sign_in_uri_mismatch`.
 */
export function checkSite(parameters: {
  readonly message: Pick<SiwxMessage, 'domain' | 'uri'>
  readonly project: Pick<Project, 'allowedOrigins'>
  /** Of the page that asks. */
  readonly origin: string | undefined
  readonly client: Pick<ClientAddress, 'isLoopback'>
}): void {
  const { client, message, origin, project } = parameters
  const domain = message.domain.toLowerCase()
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== domain)) {
    refuseDomain(`The message is for ${domain.slice(0, 100)}, and ${origin.slice(0, 100)} sent it.`)
  }
  const uri = URL.canParse(message.uri) ? new URL(message.uri) : undefined
  if (uri === undefined || !/^https?:$/.test(uri.protocol) || uri.host !== domain) {
    throw new ApiRefusal(
      'sign_in_uri_mismatch',
      `The message is for ${domain.slice(0, 100)}, and its URI is of another place. Give the page's own.`,
    )
  }
  const isOwn = isLoopbackHost(uri.hostname) && client.isLoopback
  const { allowedOrigins } = project
  if (isOwn || allowedOrigins.length === 0 || isAllowedOrigin({ origin: uri.origin, allowedOrigins })) return
  refuseDomain(`${uri.origin.slice(0, 100)} is none of the project's origins. Its operator can allow it.`)
}

function refuseDomain(message: string): never {
  throw new ApiRefusal('sign_in_domain_mismatch', message)
}
