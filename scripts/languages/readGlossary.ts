import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../shared/workspace.ts'

/** A row of a glossary: an English term, and how it is translated. */
export interface GlossaryRow {
  readonly english: string
  /** Each of them counts. */
  readonly terms: readonly string[]
}

/**
 * Reads `docs/glossary/<tag>.md`: a table of English terms, terms and notes. Several terms are separated by commas, and what a note has in
 * quotation marks counts as a term, too. What is in parentheses is a remark.
 */
export function readGlossary(tag: string): readonly GlossaryRow[] {
  const lines = readFileSync(path.join(root, `docs/glossary/${tag}.md`), 'utf8').split('\n')
  const rows = lines
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .slice(2)
  return rows.flatMap(([, english = '', own = '', note = '']) => {
    const terms = [...split(own), ...[...note.matchAll(/“([^”]+)”/g)].flatMap(([, quoted = '']) => split(quoted))]
    return split(english).map((term) => ({ english: term, terms }))
  })
}

function split(cell: string): readonly string[] {
  return cell
    .replaceAll(/\([^)]*\)/g, '')
    .split(/[,،、;]/)
    .map((term) => term.trim())
    .filter((term) => term !== '')
}
