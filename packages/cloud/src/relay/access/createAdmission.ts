import type { RelayErrorReason } from '@latchkey/protocol/relay'
import type { CloudContext } from '../../CloudContext.ts'
import type { RelaySettings } from '../../config/RelaySettings.ts'
import { isOriginAllowed } from '../../projects/isOriginAllowed.ts'
import type { Project } from '../../projects/Project.ts'
import type { ClientAddress } from '../../request/getClientAddress.ts'
import { checkClientToken } from './checkClientToken.ts'

/** The credentials of a client that wants to use the relay. */
export interface AdmissionRequest {
  readonly query: URLSearchParams
  readonly authorization: string | undefined
  readonly origin: string | undefined
  /** The host of the request, with its port. */
  readonly host: string | undefined
  readonly address: ClientAddress
  /** Rejects if the caller may not use the project. */
  readonly checkProject?: ((project: Project) => Promise<void>) | undefined
}

/** A client that may use the relay. */
export interface AdmittedClient {
  readonly clientId: string
  readonly address: ClientAddress
  /** The key of its project. */
  readonly projectId: string
  /** Whether rate limits do not apply. */
  readonly isUnlimited: boolean
}

/** Why a client was rejected. */
export interface AdmissionRefusal {
  readonly reason: RelayErrorReason
  /** For the client's developer; at most 123 bytes, to fit into a close frame. */
  readonly message: string
  /** For clients that do not read close frames. */
  readonly status: 401 | 403 | 404
}

/** Decides who may use the relay. */
export interface Admission {
  /** Rejects if the projects cannot be read, and as `checkProject` does. */
  admit(request: AdmissionRequest): Promise<AdmittedClient | AdmissionRefusal>
}

/** Creates the relay's access control: token, project and origin. */
export function createAdmission(
  context: Pick<CloudContext, 'projects' | 'refusals' | 'now'>,
  settings: Pick<
    RelaySettings,
    'publicUrl' | 'acceptedHosts' | 'isLoopbackAccepted' | 'localProjectId' | 'unlimitedProjectId'
  >,
): Admission {
  const publicHost = settings.publicUrl === undefined ? undefined : new URL(settings.publicUrl).host
  const ownHosts = new Set([...settings.acceptedHosts, publicHost].flatMap((host) => host?.toLowerCase() ?? []))
  const { isLoopbackAccepted, localProjectId, unlimitedProjectId } = settings
  return {
    async admit({ address, authorization, checkProject, host, origin, query }) {
      const hosts = ownHosts.size > 0 || host === undefined ? ownHosts : new Set([host.toLowerCase()])
      const token = query.get('auth') ?? /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
      if (token === undefined || token === '')
        return { reason: 'MissingJwt', message: 'JWT validation error: JWT is missing', status: 401 }
      const check = checkClientToken({ token, audiences: { hosts, isLoopbackAccepted }, now: context.now() })
      if ('fault' in check)
        return { reason: 'InvalidJwt', message: `JWT validation error: ${check.fault}`, status: 401 }
      const projectId = query.get('projectId')
      if (projectId === null || projectId === '')
        return {
          reason: 'ProjectIdNotSpecified',
          message: 'Authorization error: Project ID is missing',
          status: 401,
        }
      const project = await context.projects.find(projectId)
      const isAvailable = project?.key !== localProjectId || address.isLoopback
      if (project === undefined || !isAvailable)
        return { reason: 'ProjectNotFound', message: 'Project not found', status: 404 }
      if (!project.isActive) return { reason: 'ProjectInactive', message: 'Project is inactive', status: 403 }
      // Browsers send an origin that pages cannot forge. React Native sends the relay's own.
      const isAllowed =
        origin === undefined ||
        isOriginAllowed({ project, origin }) ||
        (URL.canParse(origin) && hosts.has(new URL(origin).host))
      if (!isAllowed) {
        context.refusals.count({ projectKey: project.key, origin })
        return { reason: 'OriginNotAllowed', message: 'Origin is not allowed', status: 403 }
      }
      await checkProject?.(project)
      return {
        clientId: check.clientId,
        address,
        projectId: project.key,
        isUnlimited: projectId === unlimitedProjectId && address.isLoopback,
      }
    },
  }
}
