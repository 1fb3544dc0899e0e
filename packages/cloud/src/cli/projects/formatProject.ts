import type { AdminProject } from '@latchkey/protocol/project'

/** A project for people: what is decided about it, one thing a line. */
export function formatProject(project: AdminProject): string {
  const { allowedOrigins, features, ids, isActive, isAnalyticsEnabled, key, name, projectId, relay } = project
  const older = ids.filter(({ id, retiredAt }) => id !== projectId && retiredAt === null).map(({ id }) => id)
  const decided = Object.entries(features).map(([feature, value]) => `${feature}=${formatFeature(value)}`)
  const rows: readonly (readonly [string, string])[] = [
    ['name', name],
    ['id', projectId],
    ...older.map((id): [string, string] => ['older id', `${id} (accepted until it is retired)`]),
    ['key', key],
    ['active', isActive ? 'yes' : 'no'],
    ['origins', allowedOrigins.length === 0 ? 'all' : allowedOrigins.join(' ')],
    ['features', decided.length === 0 ? 'all at their defaults' : decided.join(' ')],
    ['relay', relay === null ? 'of this cloud' : `${relay.url ?? 'public'}, as project ${relay.projectId}`],
    ['analytics', isAnalyticsEnabled ? 'on' : 'off'],
    ['made', new Date(project.createdAt).toISOString()],
    ['changed', new Date(project.updatedAt).toISOString()],
  ]
  return rows.map(([label, value]) => `${label.padEnd(10)} ${value}\n`).join('')
}

function formatFeature(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return Array.isArray(value) ? value.join(',') : String(value)
}
