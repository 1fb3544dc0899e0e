import type { AdminProject } from '@latchkey/protocol/project'
import { getSystemActor } from '../../audit/getSystemActor.ts'
import { readSettings } from '../../config/readSettings.ts'
import type { Settings } from '../../config/Settings.ts'
import { createLogger } from '../../observe/createLogger.ts'
import { hasNamedOrigins } from '../../projects/hasNamedOrigins.ts'
import { createRemoteProjectStore } from '../../projects/createRemoteProjectStore.ts'
import type { ProjectStore } from '../../projects/ProjectStore.ts'
import { type OpenNode, openNode } from '../openNode.ts'
import { formatAddedSecret } from './formatAddedSecret.ts'
import { formatProject } from './formatProject.ts'
import { formatProjectList } from './formatProjectList.ts'
import type { ProjectsAction, ProjectsRequest } from './parseProjects.ts'

/** Runs a `projects` command and prints the result. */
export async function runProjects({ act, data, isJson }: ProjectsRequest): Promise<void> {
  const { settings } = readSettings({ environment: process.env, flags: { data } })
  // Keep the log quiet: the command prints only its own result.
  const logger = createLogger({ level: 'error', format: 'json' })
  const node = await openNode({ settings, logger })
  try {
    const store = await openStore(node, settings)
    const result = await act(store)
    process.stdout.write(isJson ? `${JSON.stringify(result)}\n` : format(result))
    if (!isJson && 'key' in result && !hasNamedOrigins(result)) process.stderr.write(formatOriginsWarning(result))
  } finally {
    await node.close()
  }
}

async function openStore(node: OpenNode, { audit, isDev }: Settings): Promise<ProjectStore> {
  if (node.kind === 'remote') return createRemoteProjectStore((request) => node.request(request))
  // Load them only when needed, so that commands sent to a running server stay fast.
  const { createProjectStore } = await import('../../projects/createProjectStore.ts')
  const { createAuditLog } = await import('../../audit/createAuditLog.ts')
  const { ensureDevProject } = await import('../../projects/ensureDevProject.ts')
  const { database } = node.storage
  const now = (): number => Date.now()
  if (isDev) await ensureDevProject({ database, now })
  return createProjectStore({
    database,
    bus: node.bus,
    audit: createAuditLog({ database, now, retention: audit.retention }),
    actor: getSystemActor(),
    now,
    isDev,
  })
}

function format(result: Awaited<ReturnType<ProjectsAction>>): string {
  if ('secret' in result) return formatAddedSecret(result)
  return 'key' in result ? formatProject(result) : formatProjectList(result)
}

function formatOriginsWarning({ projectId }: AdminProject): string {
  return `latchkey-cloud: any page may use this project, so sign-in is off. Name its origins: latchkey-cloud projects origins ${projectId} https://app.example.com\n`
}
