import { readCodeBlocks } from '../shared/readCodeBlocks.ts'

/** A row of a table with the columns theirs, ours and notes. */
export interface GuideRow {
  readonly section: string
  readonly theirs: string
  readonly ours: string
}

/** A guide for apps that use another kit. */
export interface Guide {
  /** The text of each section by its heading. */
  readonly sections: ReadonlyMap<string, string>
  readonly rows: readonly GuideRow[]
  /** The code blocks in TypeScript without their first line, by that line. */
  readonly blocks: ReadonlyMap<string, string>
}

/** Reads a guide. A code block begins with `// Before` if it is theirs, with `// src/<file>` if it is ours. */
export function readGuide(markdown: string): Guide {
  const blocks = readCodeBlocks(markdown)
    .filter(({ language }) => /^tsx?$/.test(language))
    .map(({ code }) => {
      const end = code.indexOf('\n')
      return [code.slice(0, end), code.slice(end + 1)] as const
    })
  const sections = markdown
    .replaceAll(/^```.*?^```/gms, '')
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf('\n')), text] as const)
  const rows = sections.flatMap(([section, text]) => readRows(text).map((row) => ({ ...row, section })))
  return { sections: new Map(sections), rows, blocks: new Map(blocks) }
}

/** Returns the rows of the tables in a text that have the header `theirs | ours | notes`. */
function readRows(text: string): readonly Omit<GuideRow, 'section'>[] {
  const tables = text.split(/\n\n+/).filter((block) => block.startsWith('| theirs | ours | notes |'))
  return tables.flatMap((table) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => {
        const [, theirs = '', ours = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
        return { theirs, ours }
      }),
  )
}

/** Returns the code spans of a text of Markdown. */
export function readCodeSpans(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}
