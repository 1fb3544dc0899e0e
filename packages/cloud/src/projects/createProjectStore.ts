import { randomBytes, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  adminAddProjectSecret,
  type AdminProject,
  type AdminProjectChange,
  adminProjectChangeSchema,
  adminProjectSchema,
} from '@latchkey/protocol/project'
import { and, eq, isNull } from 'drizzle-orm'
import { safeParse } from 'valibot'
import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import type { Bus } from '../bus/Bus.ts'
import { CloudError } from '../CloudError.ts'
import { projectIds, projects, projectSecrets } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import { createProjectReader } from './createProjectReader.ts'
import { formatIssue } from './formatIssue.ts'
import { projectChannel } from './projectChannel.ts'
import { createProjectSecret, toProjectSecretHash } from './projectSecret.ts'
import type { EditableProjectStore } from './ProjectStore.ts'

/** Two, so that a new secret can replace the old one without a pause. */
const secretsAtMost = 2

/** Creates a project store on the database that announces every change to the other nodes. */
export function createProjectStore(parameters: {
  readonly database: Database
  readonly bus: Pick<Bus, 'publish'>
  readonly audit: Pick<AuditLog, 'findEarlier' | 'record'>
  /** Who makes the changes. */
  readonly actor: Actor
  readonly now: () => number
  /** Whether the project `dev` exists. */
  readonly isDev: boolean
}): EditableProjectStore {
  const { actor, audit, bus, database, isDev, now } = parameters

  const { get, select } = createProjectReader({ database, isDev })

  const record = (
    transaction: Database,
    change: {
      readonly action: string
      readonly before: AdminProject | null
      readonly after: AdminProject
      readonly reason?: string | undefined
    },
  ): Promise<void> => {
    const { action, after, before, reason } = change
    return audit.record(transaction, {
      actor,
      action,
      object: toObject(after),
      before: before && toFields(before),
      after: toFields(after),
      reason,
      revision: after.revision,
    })
  }

  /**
   * Changes a project in a transaction, records and announces the change.
   *
   * @param condition.revision changes nothing if the project has another one.
   * @returns the project then, and whether it was changed.
   */
  const changeIf = async (
    action: string,
    reference: string,
    act: (project: AdminProject, transaction: Database) => Promise<void>,
    condition: { readonly revision?: number | undefined; readonly reason?: string | undefined },
  ): Promise<{ readonly project: AdminProject; readonly isCurrent: boolean }> => {
    const result = await database.transaction(async (transaction) => {
      const { key } = await get(reference, transaction)
      // Serialize concurrent changes.
      await transaction.select({ key: projects.key }).from(projects).where(eq(projects.key, key)).for('update')
      const project = await get(key, transaction)
      if (condition.revision !== undefined && condition.revision !== project.revision)
        return { project, isCurrent: false }
      await act(project, transaction)
      const isChanged = !isDeepStrictEqual(toFields(project), toFields(await get(key, transaction)))
      const revision = project.revision + (isChanged ? 1 : 0)
      await transaction.update(projects).set({ updatedAt: now(), revision }).where(eq(projects.key, key))
      const changed = await get(key, transaction)
      await record(transaction, { action, before: project, after: changed, reason: condition.reason })
      return { project: changed, isCurrent: true }
    })
    if (result.isCurrent) await bus.publish(projectChannel, result.project.key)
    return result
  }

  /** Changes a project as it is, and returns the result. */
  const change = async (
    action: string,
    reference: string,
    act: (project: AdminProject, transaction: Database) => Promise<void>,
  ): Promise<AdminProject> => (await changeIf(action, reference, act, {})).project

  return {
    list: () => select(undefined),
    get: (reference) => get(reference),
    async create(input) {
      const { name = '', ...settings } = parseChange(input)
      if (name === '') throw new CloudError('project.invalid', 'A project needs a name.')
      const key = randomUUID()
      const createdAt = now()
      await database.transaction(async (transaction) => {
        await transaction
          .insert(projects)
          .values({ key, ...toColumns({ ...settings, name }), name, createdAt, updatedAt: createdAt })
        await transaction.insert(projectIds).values({ id: createProjectId(), projectKey: key, createdAt })
        await record(transaction, { action: 'project.create', before: null, after: await get(key, transaction) })
      })
      // Other nodes may have cached that it does not exist.
      await bus.publish(projectChannel, key)
      return get(key)
    },
    update: async (reference, input) => change('project.update', reference, setColumns(toColumns(parseChange(input)))),
    async patch(reference, { change: input, reason, revision }) {
      const columns = toColumns(parseChange(input))
      const condition = { revision, reason }
      const { isCurrent, project } = await changeIf('project.update', reference, setColumns(columns), condition)
      if (isCurrent) return { project, conflict: undefined }
      const earlier = await audit.findEarlier({ object: toObject(project), revision, current: project.revision })
      const before =
        earlier === undefined ? undefined : safeParse(adminProjectSchema, { ...project, ...earlier, revision })
      return { project, conflict: { before: before?.success === true ? before.output : null } }
    },
    rotate: (reference) =>
      change('project.rotate-id', reference, async ({ key }, transaction) => {
        await transaction.insert(projectIds).values({ id: createProjectId(), projectKey: key, createdAt: now() })
      }),
    retire: (reference, id) =>
      change('project.retire-id', reference, async ({ key, name, projectId }, transaction) => {
        if (id === projectId) {
          throw new CloudError(
            'project.invalid',
            `${id} is the current id of "${name}". Create a new one first, with latchkey-cloud projects rotate.`,
          )
        }
        const retired = await transaction
          .update(projectIds)
          .set({ retiredAt: now() })
          .where(and(eq(projectIds.id, id), eq(projectIds.projectKey, key), isNull(projectIds.retiredAt)))
          .returning({ id: projectIds.id })
        if (retired.length === 0) throw new CloudError('project.invalid', `"${name}" has no active id ${id}.`)
      }),
    async addSecret(reference, secretName) {
      const name = parseName(secretName)
      const secret = createProjectSecret()
      const project = await change(
        'secret.add',
        reference,
        async ({ key, name: projectName, secrets }, transaction) => {
          if (secrets.some((other) => other.name === name)) {
            throw new CloudError('project.invalid', `"${projectName}" already has a secret called "${name}".`)
          }
          if (secrets.length >= secretsAtMost) {
            throw new CloudError(
              'project.invalid',
              `"${projectName}" already has ${secretsAtMost} secrets. Remove one that no program uses any more first, with latchkey-cloud projects secret remove.`,
            )
          }
          await transaction.insert(projectSecrets).values({
            id: randomBytes(4).toString('hex'),
            projectKey: key,
            name,
            hash: toProjectSecretHash(secret),
            createdAt: now(),
          })
        },
      )
      return { secret, project }
    },
    removeSecret: (reference, secret) =>
      change('secret.remove', reference, async ({ key, name, secrets }, transaction) => {
        const found = secrets.find((other) => other.id === secret) ?? secrets.find((other) => other.name === secret)
        if (found === undefined) {
          throw new CloudError('project.invalid', `"${name}" has no secret ${JSON.stringify(secret)}.`)
        }
        await transaction
          .delete(projectSecrets)
          .where(and(eq(projectSecrets.id, found.id), eq(projectSecrets.projectKey, key)))
      }),
  }
}

function parseName(name: string): string {
  const result = safeParse(adminAddProjectSecret.body, { name })
  if (result.success) return result.output.name
  throw new CloudError('project.invalid', `Nothing was changed. ${formatIssue(result.issues[0])}.`)
}

function createProjectId(): string {
  return randomBytes(16).toString('hex')
}

function parseChange(change: AdminProjectChange): AdminProjectChange {
  const result = safeParse(adminProjectChangeSchema, change)
  if (result.success) return result.output
  throw new CloudError(
    'project.invalid',
    `Nothing was changed. ${result.issues.map((issue) => formatIssue(issue)).join('; ')}.`,
  )
}

/** Only the given fields: columns that are absent keep their value. */
function toColumns(change: AdminProjectChange) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

/** Sets columns of a project, if there are any. */
function setColumns(columns: ReturnType<typeof toColumns>) {
  return async ({ key }: AdminProject, transaction: Database): Promise<void> => {
    if (Object.keys(columns).length > 0) await transaction.update(projects).set(columns).where(eq(projects.key, key))
  }
}

/** What the audit trail has of a project. */
function toFields({ revision: _revision, updatedAt: _updatedAt, ...fields }: AdminProject) {
  return fields
}

/** What the audit trail calls a project. */
function toObject({ key }: Pick<AdminProject, 'key'>): string {
  return `project:${key}`
}
