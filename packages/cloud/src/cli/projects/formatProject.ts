import type { AdminProject } from '@latchkey/protocol/project'

/** Formats a project for the terminal, one property per line. */
export function formatProject(project: AdminProject): string {
  const { allowedOrigins, features, ids, isActive, isAnalyticsEnabled, keepsEvents, key, name, projectId } = project
  const { relay, requiresSecret } = project
  const olderIds = ids.filter(({ id, retiredAt }) => id !== projectId && retiredAt === null).map(({ id }) => id)
  const overrides = Object.entries(features).map(([feature, value]) => `${feature}=${formatFeature(value)}`)
  const rows: readonly (readonly [string, string])[] = [
    ['name', name],
    ['id', projectId],
    ...olderIds.map((id): [string, string] => ['older id', `${id} (accepted until it is retired)`]),
    ['key', key],
    ['active', isActive ? 'yes' : 'no'],
    ['origins', allowedOrigins.length === 0 ? 'all' : allowedOrigins.join(' ')],
    ['features', overrides.length === 0 ? 'all default' : overrides.join(' ')],
    ['relay', relay === null ? "this cloud's own" : `${relay.url ?? 'public'}, as project ${relay.projectId}`],
    ...project.secrets.map((secret): [string, string] => [
      'secret',
      `${secret.name} (${secret.id}, created ${new Date(secret.createdAt).toISOString().slice(0, 10)})`,
    ]),
    ['programs', requiresSecret ? 'must send a secret' : 'need no secret'],
    ['analytics', isAnalyticsEnabled ? (keepsEvents ? 'on' : 'totals') : 'off'],
    ['created', new Date(project.createdAt).toISOString()],
    ['updated', new Date(project.updatedAt).toISOString()],
  ]
  return rows.map(([label, value]) => `${label.padEnd(10)} ${value}\n`).join('')
}

function formatFeature(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return Array.isArray(value) ? value.join(',') : String(value)
}
