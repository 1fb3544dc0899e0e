import type { AuditCheck } from '../../audit/checkAuditChain.ts'

const words: Readonly<Record<AuditCheck['faults'][number]['kind'], string>> = {
  altered: 'was altered',
  missing_before: 'follows an entry that is missing',
  missing_at_end: 'is the last, but entries after it are missing',
}

/** Formats the result of the check of the audit trail for the terminal. */
export function formatAuditCheck({ entries, faults, head }: AuditCheck): string {
  const lines = faults.map(({ kind, seq }) => `Entry ${seq} ${words[kind]}.\n`)
  const state = faults.length === 0 ? 'The trail is whole' : 'The trail is NOT whole'
  const newest = head === null ? '' : ` The hash of the newest is ${head}.`
  return `${lines.join('')}${state}: ${entries} entries.${newest}\n`
}
