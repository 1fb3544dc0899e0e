import type { AdminProject, AdminProjectChange } from '@latchkey/protocol/project'

/** A new secret and its project. */
export interface AddedSecret {
  readonly secret: string
  readonly project: AdminProject
}

/**
 * Manages projects, in the database or through a running server. `reference` is a project's key, one of its current or
 * retired ids, or its name if it is unique.
 *
 * Every method throws CloudError `project.notFound` for an unknown reference and `project.invalid` for invalid input.
 */
export interface ProjectStore {
  /** Oldest first. */
  list(): Promise<readonly AdminProject[]>
  get(reference: string): Promise<AdminProject>
  create(change: AdminProjectChange & { readonly name: string }): Promise<AdminProject>
  /** Changes only the given fields. */
  update(reference: string, change: AdminProjectChange): Promise<AdminProject>
  /** Adds a new id. The previous ones stay valid. */
  rotate(reference: string): Promise<AdminProject>
  /** Retires an id, unless it is the current one. */
  retire(reference: string, id: string): Promise<AdminProject>
  /** Adds a secret for programs, which is returned only here. A project has at most two. */
  addSecret(reference: string, name: string): Promise<AddedSecret>
  /** Removes a secret by its id or name. */
  removeSecret(reference: string, secret: string): Promise<AdminProject>
}

/** The projects of a node, which several operators edit at the same time. */
export interface EditableProjectStore extends ProjectStore {
  /**
   * Changes only the given fields, if the project still has the revision that the change is based on.
   *
   * @returns the project, and the conflict if it has another revision: then nothing was changed.
   */
  patch(
    reference: string,
    parameters: {
      readonly change: AdminProjectChange
      readonly revision: number
      /** Why, for the audit trail. */
      readonly reason?: string | undefined
    },
  ): Promise<{
    readonly project: AdminProject
    /** `before` is the project at that revision, unless the audit trail does not reach back to it. */
    readonly conflict: { readonly before: AdminProject | null } | undefined
  }>
}
