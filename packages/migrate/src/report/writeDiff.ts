import { createTwoFilesPatch } from 'diff'
import type { Migration } from '../project/planMigration.ts'

/** Writes the changes of all files, as `git diff` does. */
export function writeDiff({ after, before }: Migration): string {
  return [...after]
    .map(([file, text]) =>
      createTwoFilesPatch(`a/${file}`, `b/${file}`, before.get(file) ?? '', text, undefined, undefined, { context: 3 })
        .replace(/^=+\n/, '')
        .trimEnd(),
    )
    .join('\n')
}
