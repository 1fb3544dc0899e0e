import { existsSync } from 'node:fs'
import path from 'node:path'

const lockfiles = [
  ['pnpm-lock.yaml', 'pnpm install'],
  ['yarn.lock', 'yarn install'],
  ['bun.lock', 'bun install'],
  ['bun.lockb', 'bun install'],
  ['package-lock.json', 'npm install'],
] as const

/** Returns the command that installs the packages, by the lockfile of the app or of a folder above it. */
export function findInstallCommand(folder: string): string {
  for (let current = folder; ; current = path.dirname(current)) {
    const found = lockfiles.find(([file]) => existsSync(path.join(current, file)))
    if (found) return found[1]
    if (path.dirname(current) === current) return 'npm install'
  }
}
