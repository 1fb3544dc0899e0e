/** Where to pair: a relay, and the project's id there. */
export interface RelayTarget {
  /** `wss:` or `ws:` URL */
  readonly url: string
  readonly projectId: string
}

/** What the project's cloud has said. */
export interface ProjectState {
  /** `idle` before the visitor acts; `ready` also where there is no cloud to ask. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The relay that the project's configuration names; `null` where it names none, or is not known. */
  readonly relay: RelayTarget | null
  /** Whether events go to the cloud. `asking`: the cloud has not answered yet. */
  readonly analytics: 'asking' | 'on' | 'off'
}

export const initialProjectState: ProjectState = { status: 'idle', relay: null, analytics: 'asking' }
