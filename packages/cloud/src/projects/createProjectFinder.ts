import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Bus } from '../bus/Bus.ts'
import { devProjectId } from '../config/devProject.ts'
import type { Logger } from '../observe/createLogger.ts'
import { projectIds, projects } from '../storage/schema.ts'
import type { Database } from '../storage/Storage.ts'
import type { Project, ProjectFinder } from './Project.ts'
import { projectChannel } from './projectChannel.ts'

const constants = {
  /** How long an answer holds, in ms. A change is told at once; this is for a node that could not hear it. */
  freshFor: 5_000,
  /** After how long a database that failed is asked again, in ms. */
  retryAfter: 2_000,
  /** How long an old answer serves while the database is away, in ms. */
  usableFor: 600_000,
  /** Answers kept, of ids that exist and of those that do not. */
  entriesAtMost: 10_000,
} as const

/** An id as it can be: hexadecimal, or that of development. */
const idPattern = new RegExp(`^(?:[0-9a-f]{32}|${devProjectId})$`)

interface Entry {
  readonly project: Promise<Project | undefined>
  readonly askedAt: number
  /** Until when it is the answer. */
  readonly holdsUntil: number
  isSettled: boolean
}

/** Makes a finder, which forgets what it knows when a node says that a project has changed. */
export async function createProjectFinder(parameters: {
  readonly database: Database
  readonly bus: Bus
  readonly logger: Logger
  readonly now: () => number
  /** Whether the project `dev` is there. */
  readonly isDev: boolean
}): Promise<ProjectFinder & { close(): Promise<void> }> {
  const { bus, database, isDev, logger, now } = parameters
  const entries = new Map<string, Entry>()
  let changes = 0
  const forget = (): void => {
    changes += 1
    entries.clear()
  }
  const endChanges = await bus.subscribe(projectChannel, forget)
  const endRestored = bus.onRestored(forget)

  const remember = (projectId: string, entry: Entry): void => {
    entries.delete(projectId)
    if (entries.size >= constants.entriesAtMost) {
      // The one that was asked for first.
      for (const oldest of entries.keys()) {
        entries.delete(oldest)
        break
      }
    }
    entries.set(projectId, entry)
  }

  return {
    async find(projectId) {
      if (!idPattern.test(projectId)) return undefined
      const time = now()
      const known = entries.get(projectId)
      if (known !== undefined && time < known.holdsUntil) return known.project
      const entry: Entry = {
        project: readProject({ database, projectId, isDev }),
        askedAt: time,
        holdsUntil: time + constants.freshFor,
        isSettled: false,
      }
      const changesBefore = changes
      remember(projectId, entry)
      try {
        const project = await entry.project
        entry.isSettled = true
        return project
      } catch (error) {
        // A failure is no answer: fall back on what was known before, unless that has changed meanwhile.
        if (entries.get(projectId) === entry) entries.delete(projectId)
        const isUsable = known?.isSettled === true && time - known.askedAt < constants.usableFor
        if (!isUsable || changes !== changesBefore) throw error
        logger.warn({ error }, 'a project is answered from memory, because the database did not answer')
        remember(projectId, { ...known, holdsUntil: now() + constants.retryAfter })
        return known.project
      }
    },
    async close() {
      endRestored()
      await endChanges()
      forget()
    },
  }
}

async function readProject(parameters: {
  readonly database: Database
  readonly projectId: string
  readonly isDev: boolean
}): Promise<Project | undefined> {
  const { database, isDev, projectId } = parameters
  const [row] = await database
    .select({ project: projects })
    .from(projectIds)
    .innerJoin(projects, eq(projects.key, projectIds.projectKey))
    .where(and(eq(projectIds.id, projectId), isNull(projectIds.retiredAt)))
  if (row === undefined || (row.project.key === devProjectId && !isDev)) return undefined
  const { allowedOrigins, features, isActive, isAnalyticsEnabled, key, name, relay } = row.project
  const [current] = await database
    .select({ id: projectIds.id })
    .from(projectIds)
    .where(and(eq(projectIds.projectKey, key), isNull(projectIds.retiredAt)))
    .orderBy(desc(projectIds.seq))
    .limit(1)
  return {
    key,
    name,
    projectId: current?.id ?? projectId,
    isActive,
    allowedOrigins,
    features,
    isAnalyticsEnabled,
    relay,
  }
}
