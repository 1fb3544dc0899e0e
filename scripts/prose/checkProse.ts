import { matchesGlob } from 'node:path'
import { findIdioms } from './findIdioms.ts'

/** What the prose check found. */
export interface ProseReport {
  readonly problems: readonly string[]
  /** The number of findings below each path that is not yet converted. */
  readonly remaining: ReadonlyMap<string, number>
}

/** Checks the prose of files. Findings below a path of `notYetConverted` are only counted. */
export function checkProse(parameters: {
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly notYetConverted: readonly string[]
}): ProseReport {
  const { files, notYetConverted } = parameters
  const problems: string[] = []
  const remaining = new Map(notYetConverted.map((glob) => [glob, 0]))
  for (const { path, text } of files) {
    const glob = notYetConverted.find((pattern) => matchesGlob(path, pattern))
    const matches = findIdioms(path, text)
    if (glob !== undefined) remaining.set(glob, (remaining.get(glob) ?? 0) + matches.length)
    else for (const { instead, line, phrase } of matches) problems.push(`${path}:${line}: "${phrase}": ${instead}`)
  }
  for (const [glob, count] of remaining)
    if (count === 0) problems.push(`${glob} has no finding left: remove it from scripts/prose/notYetConverted.ts`)
  return { problems, remaining }
}
