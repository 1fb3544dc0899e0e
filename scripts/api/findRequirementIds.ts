import { parseSync } from 'oxc-parser'

/** Returns the lines of a bundled declaration file's comments that name a requirement, such as `S4.051`. Editors show these comments. */
export function findRequirementIds(declarations: string): readonly string[] {
  const { comments } = parseSync('types.d.ts', declarations)
  return comments
    .flatMap(({ value }) => value.split('\n'))
    .filter((line) => /\bS\d{1,2}\.\d{3}\b/.test(line))
    .map((line) => line.replace(/^[\s*]+/, '').trimEnd())
}
