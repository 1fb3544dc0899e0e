/** The relay that a project's apps are to use, as its `/appkit/v1/config` tells them. `null`: this cloud's own. */
export interface ProjectRelay {
  /** `wss:` URL; `null` for the public relay. */
  readonly url: string | null
  /** The project's id at that relay. */
  readonly projectId: string
}

/** What an operator has decided for one app. */
export interface Project {
  /** Never changes; not shown to anybody outside. */
  readonly key: string
  readonly name: string
  /** The id that apps send. An older one goes on working until it is retired. */
  readonly projectId: string
  readonly isActive: boolean
  /** Origins that may use the project; none means all (see `isAllowedOrigin` of the protocol). Loopback is always allowed. */
  readonly allowedOrigins: readonly string[]
  /** Values for `features` of `/appkit/v1/config`, as far as the operator has set them. */
  readonly features: Readonly<Record<string, unknown>>
  readonly isAnalyticsEnabled: boolean
  readonly relay: ProjectRelay | null
}

/** Finds projects; answers from memory for some seconds, on every node alike after a change. */
export interface ProjectFinder {
  /** The active or inactive project with an id, current or not yet retired. */
  find(projectId: string): Promise<Project | undefined>
}
