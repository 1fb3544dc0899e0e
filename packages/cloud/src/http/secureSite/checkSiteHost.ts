import { CloudError } from '../../CloudError.ts'
import { isLoopbackHost } from '../../config/isLoopbackHost.ts'

/**
 * Checks that no project uses the host of the secure site for its pages. Another port of the same host shares its cookies and
 * passkeys. A pattern that also matches the host is no fault: the frame refuses pages of its own host.
 *
 * @throws CloudError `config.invalid`.
 */
export function checkSiteHost(parameters: {
  readonly url: string
  readonly projects: readonly { readonly name: string; readonly allowedOrigins: readonly string[] }[]
}): void {
  const { hostname } = new URL(parameters.url)
  if (isLoopbackHost(hostname)) return
  const project = parameters.projects.find(({ allowedOrigins }) =>
    allowedOrigins.some((entry) => getHostName(entry) === hostname),
  )
  if (project === undefined) return
  throw new CloudError(
    'config.invalid',
    `LATCHKEY_SECURE_SITE_URL: ${hostname} is also an origin of the project "${project.name}". Another port is not enough, because cookies and passkeys ignore ports: use a host name of its own.`,
  )
}

function getHostName(entry: string): string | undefined {
  const url = (entry.includes('://') ? entry : `https://${entry}`).replace(/:\*$/, '')
  return URL.canParse(url) ? new URL(url).hostname : undefined
}
