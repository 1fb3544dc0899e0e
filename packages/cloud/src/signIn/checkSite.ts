import { isAllowedOrigin } from '@latchkey/protocol/atoms'
import type { SiwxMessage } from '@latchkey/protocol/siwx'
import { isLoopbackHost } from '../config/isLoopbackHost.ts'
import type { Project } from '../projects/Project.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { ClientAddress } from '../request/getClientAddress.ts'

/**
 * Checks that a message was signed for the page that sends it, and that the page belongs to the project. A program that
 * is not a page sends no origin, so only the message is checked. Loopback counts as the project's only if the request
 * comes from this machine, because a signature for `localhost` could have been requested on any machine.
 *
 * @throws ApiRefusal `sign_in_domain_mismatch`, `sign_in_uri_mismatch`.
 */
export function checkSite(parameters: {
  readonly message: Pick<SiwxMessage, 'domain' | 'uri'>
  readonly project: Pick<Project, 'allowedOrigins'>
  /** Of the calling page. */
  readonly origin: string | undefined
  readonly client: Pick<ClientAddress, 'isLoopback'>
}): void {
  const { client, message, origin, project } = parameters
  const domain = message.domain.toLowerCase()
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== domain)) {
    refuseDomain(`The message was signed for ${domain.slice(0, 100)}, but sent by ${origin.slice(0, 100)}.`)
  }
  const uri = URL.canParse(message.uri) ? new URL(message.uri) : undefined
  if (uri === undefined || !/^https?:$/.test(uri.protocol) || uri.host !== domain) {
    throw new ApiRefusal(
      'sign_in_uri_mismatch',
      `The message was signed for ${domain.slice(0, 100)}, but its URI belongs to another site. Use the URI of the page.`,
    )
  }
  const isOwn = isLoopbackHost(uri.hostname) && client.isLoopback
  const { allowedOrigins } = project
  if (isOwn || isAllowedOrigin({ origin: uri.origin, allowedOrigins })) return
  refuseDomain(`${uri.origin.slice(0, 100)} is not an allowed origin of the project. The operator can allow it.`)
}

function refuseDomain(message: string): never {
  throw new ApiRefusal('sign_in_domain_mismatch', message)
}
