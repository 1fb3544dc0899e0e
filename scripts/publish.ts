// Builds and publishes every package whose version is not on the registry yet. Part of the release workflow.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listPublishedPackages, root } from './shared/workspace.ts'

nameRepository()
run('turbo', ['run', 'build'])
run('changeset', ['publish'])

/** Writes the repository of the workflow into each package.json, because npm's provenance requires it. */
function nameRepository(): void {
  const repository = process.env['GITHUB_REPOSITORY']
  if (repository === undefined) return
  for (const { folder, path: directory } of listPublishedPackages()) {
    const file = path.join(folder, 'package.json')
    const manifest: object = JSON.parse(readFileSync(file, 'utf8'))
    const named = {
      ...manifest,
      repository: { type: 'git', url: `git+https://github.com/${repository}.git`, directory },
    }
    writeFileSync(file, `${JSON.stringify(named, undefined, 2)}\n`)
  }
}

function run(command: string, commandArguments: readonly string[]): void {
  const { status } = spawnSync(command, commandArguments, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
