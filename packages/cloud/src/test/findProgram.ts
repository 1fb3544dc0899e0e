import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

/** The path of a program that tests start: from the PATH, to which `npm test` adds what it has provided, or from Debian's Postgres folder. */
export function findProgram(name: string): string {
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/usr/bin',
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ]
  const program = folders.map((folder) => path.join(folder, name)).find((candidate) => existsSync(candidate))
  if (program === undefined) {
    throw new Error(
      `${name} was not found. \`npm test\` provides it; or install the Debian packages "postgresql" and "redis-server".`,
    )
  }
  return program
}
