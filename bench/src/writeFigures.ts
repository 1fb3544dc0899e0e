import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'

/** The machine and how busy it is, for the line above a table. */
export function describeMachine(): string {
  return `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`
}

/** Writes a report between the marks with this name in docs/figures.md. */
export function writeFigures(name: string, report: string): void {
  const file = path.join(import.meta.dirname, '../..', 'docs/figures.md')
  const marks = new RegExp(`(<!-- ${name} -->)[^]*(<!-- /${name} -->)`)
  const text = readFileSync(file, 'utf8')
  if (!marks.test(text))
    throw new Error(`docs/figures.md lacks <!-- ${name} --> and <!-- /${name} -->. The report above was not saved.`)
  writeFileSync(file, text.replace(marks, `$1\n\n${report}\n\n$2`))
}
