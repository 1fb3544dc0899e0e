import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the files of a clone, relative to its folder, without those that Git ignores. Where there is no Git, or the folder is a copy without
 * its history, these are the files whose names no line of `.gitignore` matches.
 */
export function listRepositoryFiles(folder: string): readonly string[] {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const files = listed.status === 0 ? listed.stdout.split('\0').filter((file) => file !== '') : walk(folder)
  // Git also lists files that were deleted and not committed.
  return files.filter((file) => existsSync(path.join(folder, file)))
}

function walk(folder: string): readonly string[] {
  const lines = readFileSync(path.join(folder, '.gitignore'), 'utf8').split('\n')
  const ignored = ['.git', ...lines.filter((line) => line.trim() !== '' && !line.startsWith('#'))].map(toPattern)
  const visit = (place: string): readonly string[] =>
    readdirSync(path.join(folder, place), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(place, entry.name)
      if (ignored.some((pattern) => pattern.test(`/${file}`))) return []
      return entry.isDirectory() ? visit(file) : [file]
    })
  return visit('').toSorted()
}

/** A line with a slash matches a path from the root, another one a name. `*` stands for any part of a name. */
function toPattern(line: string): RegExp {
  const text = line.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]*')
  return new RegExp(line.includes('/') ? `^/${text.replace(/^\//, '')}$` : `/${text}$`)
}
