/** A test file and its text. */
export interface TestFile {
  /** Relative to the repository. */
  readonly path: string
  readonly text: string
}

/** A row of `docs/attacks.md`. */
interface Row {
  readonly line: number
  readonly number: number
  /** The test files that it names, relative to the repository. */
  readonly files: readonly string[]
}

/** Numbers in brackets, such as `(attack 1)`, `(attacks 1 and 9)` and `(attacks 1, 2 and 9)`. */
const marks = /\(attacks? (\d+(?:(?:, | and )\d+)*)\)/g

/**
 * Compares the table of attacks with the titles of the tests. A number in a title must have a row that names its file, and a file in a
 * row must have a test with its number. A row without a file must say why, so that an attack is not forgotten in silence.
 *
 * @param parameters.document the text of `docs/attacks.md`.
 * @returns what is wrong, one line each.
 */
export function checkAttacks(parameters: {
  readonly document: string
  readonly tests: readonly TestFile[]
}): readonly string[] {
  const { document, tests } = parameters
  const problems: string[] = []
  const rows = new Map<number, Row>()
  const titles = new Map(tests.map(({ path, text }) => [path, readNumbers(text)]))
  document.split('\n').forEach((text, index) => {
    const [number = '', attack = '', answer = '', proof = ''] = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (!/^\d+$/.test(number)) return
    const row = { line: index + 1, number: Number(number), files: readFiles(proof) }
    const where = `docs/attacks.md:${row.line}`
    if (rows.has(row.number)) problems.push(`${where}: attack ${number} has two rows`)
    rows.set(row.number, row)
    if (attack === '' || answer === '' || proof === '') problems.push(`${where}: attack ${number} has an empty cell`)
    if (row.files.length === 0 && !/^Not tested: ./.test(proof))
      problems.push(`${where}: attack ${number} names no test and no reason ("Not tested: …")`)
    for (const file of row.files)
      if (titles.get(file)?.has(row.number) !== true)
        problems.push(`${where}: no title in ${file} says (attack ${number})`)
  })
  for (const [file, numbers] of titles)
    for (const number of numbers)
      if (rows.get(number)?.files.includes(file) !== true)
        problems.push(`${file}: docs/attacks.md does not name this file for attack ${number}`)
  return problems
}

function readNumbers(text: string): ReadonlySet<number> {
  return new Set([...text.matchAll(marks)].flatMap(([, list = '']) => (list.match(/\d+/g) ?? []).map(Number)))
}

/** The targets of the links in a cell, which are relative to `docs/`. */
function readFiles(cell: string): readonly string[] {
  return [...cell.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file)
}
