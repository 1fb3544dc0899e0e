import type { ProjectMails } from '@latchkey/protocol/project'

/** The relay that a project's apps use, as returned by `/appkit/v1/config`. `null`: this cloud's own. */
export interface ProjectRelay {
  /** `wss:` URL; `null` for the public relay. */
  readonly url: string | null
  /** The project's id at that relay. */
  readonly projectId: string
}

/** One app and its settings. */
export interface Project {
  /** Immutable. Internal, never sent to clients. */
  readonly key: string
  readonly name: string
  /** The id that apps send. Older ids stay valid until they are retired. */
  readonly projectId: string
  readonly isActive: boolean
  /**
   * Origins that may use the project; an empty list allows all (see `isAllowedOrigin` of the protocol). Loopback is
   * always allowed.
   */
  readonly allowedOrigins: readonly string[]
  /** The features for `/appkit/v1/config` that the operator has set. */
  readonly features: Readonly<Record<string, unknown>>
  readonly isAnalyticsEnabled: boolean
  readonly relay: ProjectRelay | null
  /** What the mails to its users say in place of the cloud's own words. */
  readonly mails: ProjectMails
  /** Whether programs, which send no `Origin`, must send a secret. */
  readonly requiresSecret: boolean
  /** The hashes of the secrets that programs may send, at most two. */
  readonly secretHashes: readonly string[]
}

/** Finds projects. Results are cached for a few seconds; a change invalidates the caches of all nodes. */
export interface ProjectFinder {
  /** The project with an id that is current or not yet retired, active or not. */
  find(projectId: string): Promise<Project | undefined>
  /** Whether `find` answers without a database query. */
  isCached(projectId: string): boolean
}
