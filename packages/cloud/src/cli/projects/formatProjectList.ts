import type { AdminProject } from '@latchkey/protocol/project'

/** Formats projects for the terminal, one per line. */
export function formatProjectList(projects: readonly AdminProject[]): string {
  if (projects.length === 0)
    return 'There are no projects yet. Create one with latchkey-cloud projects create <name>.\n'
  const rows = projects.map(({ allowedOrigins, isActive, name, projectId }) => [
    projectId,
    isActive ? 'active' : 'inactive',
    name,
    allowedOrigins.length === 0 ? 'all origins' : allowedOrigins.join(' '),
  ])
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(width(column)))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}
