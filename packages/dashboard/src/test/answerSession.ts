import {
  adminGetAnalyticsSeries,
  adminGetServer,
  adminListAlerts,
  adminListRefusals,
  getMe,
  getMyPasskeys,
  type OperatorRole,
  type ServerSetting,
} from '@latchkey/protocol/operator'
import {
  adminGetProject,
  adminListAudit,
  adminListProjects,
  type AdminAuditEntry,
  type AdminProject,
} from '@latchkey/protocol/project'
import { getReadiness } from '../api/getReadiness.ts'
import { answerHealthRow } from './answerHealth.ts'
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
    mails: {},
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
  cloud.answer(adminListAlerts, () => ({ alerts: [] }))
  answerHealthRow(cloud)
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
    const found = projects.find(({ key, projectId }) => key === project || projectId === project)
    if (found === undefined) throw new Refusal(404, 'not_found')
    return found
  })
}

/** Answers the origins that were refused of each project. */
export function answerRefusals(
  cloud: FakeCloud,
  parameters: { readonly origins?: readonly string[] | undefined; readonly others?: number | undefined } = {},
): void {
  const { origins = [], others = 0 } = parameters
  cloud.answer(adminListRefusals, () => ({
    refusals: origins.map((origin, index) => ({
      origin,
      requests: 1_284 - index,
      firstAt: testTime,
      latestAt: testTime,
    })),
    others,
  }))
}

const testSetting: ServerSetting = {
  variable: 'LATCHKEY_PORT',
  flag: '--port',
  group: 'Server',
  description: 'Port for HTTP, WebSocket and metrics. `0` picks a free port.',
  unit: null,
  isSecret: false,
  isSet: true,
  value: '9000',
  initial: '8787',
  source: 'flag',
}

/** Answers settings of the server of each kind. */
export function answerServer(cloud: FakeCloud): void {
  const unset = { isSet: false, source: 'default', flag: null } as const
  const settings: ServerSetting[] = [
    testSetting,
    {
      ...testSetting,
      ...unset,
      variable: 'LATCHKEY_DRAIN_TIME',
      description: 'How long open requests and sockets may continue after the node was asked to stop.',
      unit: 'seconds',
      value: '10',
      initial: '10',
    },
    {
      ...testSetting,
      ...unset,
      variable: 'LATCHKEY_TRUST_PROXY',
      description: 'Networks of the proxies in front of the cloud. Only their X-Forwarded-For is believed.',
      value: null,
      initial: 'none',
    },
    {
      ...testSetting,
      variable: 'LATCHKEY_METRICS_TOKEN',
      flag: null,
      group: 'Access',
      description: 'Bearer token for /metrics.',
      isSecret: true,
      value: null,
      initial: null,
      source: 'file',
    },
    {
      ...testSetting,
      ...unset,
      variable: 'LATCHKEY_ADMIN_TOKEN',
      group: 'Access',
      description: 'Bearer token for the admin API.',
      isSecret: true,
      value: null,
      initial: null,
    },
    {
      ...testSetting,
      variable: 'LATCHKEY_RPC_EIP155_8453',
      flag: null,
      group: 'Upstream',
      description: 'JSON-RPC URLs of a chain, separated by commas, preferred first.',
      value: 'https://base-mainnet.rpc-provider.example.com/…,https://second-upstream.example.com:8443/…',
      initial: null,
      source: 'variable',
    },
  ]
  cloud.answer(adminGetServer, () => ({ settings }))
}
