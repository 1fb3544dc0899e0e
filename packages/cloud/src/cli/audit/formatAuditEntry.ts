import type { AdminAuditEntry } from '@latchkey/protocol/project'

/** Formats a change for the terminal: one line for the change and one for each field. */
export function formatAuditEntry({
  action,
  actor,
  address,
  after,
  before,
  object,
  reason,
  time,
}: AdminAuditEntry): string {
  const who = address === null ? actor : `${actor} from ${address}`
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])].map((name) => {
    const change = [before?.[name], after[name]].flatMap((value) => (value === undefined ? [] : JSON.stringify(value)))
    return `  ${name}: ${change.join(' → ')}\n`
  })
  const why = reason === null ? '' : `  reason: ${JSON.stringify(reason)}\n`
  return `${new Date(time).toISOString()}  ${action}  ${object}  by ${who}\n${why}${fields.join('')}`
}
