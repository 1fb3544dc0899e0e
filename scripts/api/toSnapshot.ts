import { parseSync } from 'oxc-parser'

const header = '// Generated from the built types by `pnpm api:write`. The comments are left out.\n'

/** Removes comments and blank lines from a declaration file. */
export function toSnapshot(declarations: string): string {
  const { comments } = parseSync('types.d.ts', declarations)
  let code = declarations
  for (const { start, end } of comments.toReversed()) code = code.slice(0, start) + code.slice(end)
  const lines = code.split('\n').map((line) => line.trimEnd())
  return `${header}${lines.filter((line) => line !== '').join('\n')}\n`
}
