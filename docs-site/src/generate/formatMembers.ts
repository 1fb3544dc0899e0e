import type { Member } from '../types/readExports.ts'

/** Returns a table of members, with the links that `linkErrors` adds. */
export function formatMembers(members: readonly Member[], head: string): readonly string[] {
  return [
    `| ${head} | type | description |`,
    '|---|---|---|',
    ...members.map(({ name, isOptional, type, text }) =>
      ['', `\`${name}${isOptional ? '?' : ''}\``, toCode(type), toCell(text), ''].join(' | ').trim(),
    ),
    '',
  ]
}

/** Returns code for a cell of a table. */
export function toCode(text: string): string {
  const code = text.replaceAll('|', String.raw`\|`)
  return code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``
}

/** Returns text for a cell of a table. */
export function toCell(text: string): string {
  return text === '' ? '–' : text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/(?<!\\)\|/g, String.raw`\|`)
}
