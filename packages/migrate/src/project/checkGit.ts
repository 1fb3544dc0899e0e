import { spawnSync } from 'node:child_process'
import { MigrateError } from '../MigrateError.ts'

/**
 * Refuses a folder with changes that are not committed, so that the user can see and undo what the program changes. A folder without Git
 * passes.
 *
 * @throws MigrateError `tree_dirty`
 */
export function checkGit(folder: string): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '.'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0 || stdout.trim() === '') return
  const count = stdout.trim().split('\n').length
  throw new MigrateError(
    'tree_dirty',
    `${count} ${count === 1 ? 'file is' : 'files are'} not committed in ${folder}. Commit first, so that you can compare and undo; or give --allow-dirty.`,
  )
}
