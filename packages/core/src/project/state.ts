/** A relay to pair over, and the project's id there. */
export interface RelayTarget {
  /** `wss:` or `ws:` URL */
  readonly url: string
  readonly projectId: string
}

/** The answers of the project's cloud. */
export interface ProjectState {
  /** `idle` before the visitor uses the modal; `ready` also if there is no cloud. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The relay in the project's configuration; `null` if it names none or is not loaded. */
  readonly relay: RelayTarget | null
  /** Whether events are sent to the cloud. `asking`: the cloud has not answered yet. */
  readonly analytics: 'asking' | 'on' | 'off'
  /** The suffix of names that visitors can register; absent if the cloud registers none or has not answered. */
  readonly nameSuffix?: string | undefined
}

export const initialProjectState: ProjectState = { status: 'idle', relay: null, analytics: 'asking' }
