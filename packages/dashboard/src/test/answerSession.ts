import { adminGetAnalyticsSeries, getMe, getMyPasskeys, type OperatorRole } from '@latchkey/protocol/operator'
import {
  adminGetProject,
  adminListAudit,
  adminListProjects,
  type AdminAuditEntry,
  type AdminProject,
} from '@latchkey/protocol/project'
import { getReadiness } from '../api/getReadiness.ts'
import { type FakeCloud, Refusal } from './createFakeCloud.ts'

/** A time in all answers. */
export const testTime = Date.UTC(2026, 10, 22, 12)

/** Makes a project as the cloud answers it. */
export function createTestProject(parts: Partial<AdminProject> = {}): AdminProject {
  const { key = 'shop', name = 'Shop' } = parts
  return {
    key,
    name,
    projectId: `id-of-${key}`,
    ids: [{ id: `id-of-${key}`, createdAt: testTime, retiredAt: null }],
    isActive: true,
    allowedOrigins: ['https://shop.example.com'],
    features: {},
    isAnalyticsEnabled: true,
    keepsEvents: false,
    relay: null,
    requiresSecret: false,
    secrets: [],
    createdAt: testTime,
    updatedAt: testTime,
    revision: 1,
    ...parts,
  }
}

/** Answers what the overview asks besides: the state of the server, figures, the own passkeys and the audit log. */
export function answerOverview(cloud: FakeCloud): void {
  cloud.answer(getReadiness, () => ({ status: 'ready' as const, missing: [], limited: [] }))
  cloud.answer(adminListAudit, () => ({ data: [testEntry], next: null }))
  cloud.answer(getMyPasskeys, () => ({ passkeys: [testPasskey] }))
  const counts = { opened: 20, started: 10, connected: 8, signedIn: 4, declined: 1, failed: 1, abandoned: 0 }
  cloud.answer(adminGetAnalyticsSeries, () => ({
    span: { from: testTime, to: testTime, unit: 'day' as const },
    total: [0, 1, 2].map((index) => ({ at: testTime + index * 86_400_000, ...counts })),
    groups: [],
    previous: null,
  }))
}

/** An entry of the audit log. */
const testEntry: AdminAuditEntry = {
  seq: 1,
  time: testTime,
  actor: 'operator:owner@example.com',
  action: 'project.update',
  object: 'project:shop',
  before: { isActive: false },
  after: { isActive: true },
  address: '192.0.2.1',
  reason: '<b>Opened</b>',
  requestId: 'request-1',
}

const testPasskey = {
  id: 'cGFzc2tleQ',
  name: 'Chrome on Linux',
  transports: ['internal'],
  createdAt: testTime,
  usedAt: null,
}

/** Answers what each page inside the shell asks: the operator, and the projects. */
export function answerSession(
  cloud: FakeCloud,
  parameters: {
    readonly role?: OperatorRole | undefined
    readonly projects?: readonly AdminProject[] | undefined
  } = {},
): void {
  const { projects = [createTestProject()], role = 'owner' } = parameters
  const times = { createdAt: testTime, seenAt: testTime }
  cloud.answer(getMe, () => ({
    operator: { id: 'operator-1', email: `${role}@example.com`, role, ...times },
    session: { id: 'session-1', browser: 'Chrome on Linux', ...times, expiresAt: testTime, freshUntil: testTime },
  }))
  cloud.answer(adminListProjects, () => ({ projects: [...projects] }))
  cloud.answer(adminGetProject, ({ parameters: { project } }) => {
    const found = projects.find(({ key }) => key === project)
    if (found === undefined) throw new Refusal(404, 'not_found')
    return found
  })
}
