import type { AdminProject, AdminProjectChange } from '@latchkey/protocol/project'

/**
 * What an operator does with projects: on the database, or through a server that runs. `reference` is a project's key, an id
 * that it has or had, or its name if no other has the same.
 *
 * Everything throws CloudError `project.notFound` for a reference that names none, and `project.invalid` for what cannot be.
 */
export interface ProjectStore {
  /** The oldest first. */
  list(): Promise<readonly AdminProject[]>
  get(reference: string): Promise<AdminProject>
  create(change: AdminProjectChange & { readonly name: string }): Promise<AdminProject>
  /** Changes what is named, and leaves the rest. */
  update(reference: string, change: AdminProjectChange): Promise<AdminProject>
  /** Gives it a new id; the others go on working. */
  rotate(reference: string): Promise<AdminProject>
  /** Ends an id, but not the one that its apps are to send. */
  retire(reference: string, id: string): Promise<AdminProject>
}
