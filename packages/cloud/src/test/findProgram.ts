import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

/** The path of a program that the tests start: on the PATH, or where Debian puts Postgres. */
export function findProgram(name: string): string {
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/usr/bin',
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ]
  const found = folders.map((folder) => path.join(folder, name)).find((candidate) => existsSync(candidate))
  if (found === undefined) {
    throw new Error(
      `No ${name} found. Install the Debian packages "postgresql" and "redis-server", or put it on the PATH.`,
    )
  }
  return found
}
