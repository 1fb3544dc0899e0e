// Checks words. The repository speaks of the project alone: no paths of a developer's machine, no issue numbers. Comments,
// documentation, messages and test titles avoid the idioms of scripts/prose/idioms.ts.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { checkProse } from '../prose/checkProse.ts'
import { notYetConverted } from '../prose/notYetConverted.ts'
import { listRepositoryFiles } from '../shared/listRepositoryFiles.ts'
import { fail, finish } from '../shared/problems.ts'
import { root } from '../shared/workspace.ts'

/** Written so that they do not match themselves. */
const unwanted = [/\/wor[k]\//, /\/tm[p]\/\w/, /\/roo[t]\//, /\.librar[y]\b/, /shared\/hook[s]/, /\bissue[ ]#?\d+\b/i]
/** Generated files and binary files. */
const exempt = /^pnpm-lock\.yaml$|\.(?:png|jpe?g|gif|webp|ico|woff2?|avif|wasm)$/
/** Files whose prose is checked where it is written, and texts of others. */
const hasForeignProse = /^docs\/api\/|^docs\/errors\.md$|\/generated\/|CHANGELOG\.md$/

const files = listRepositoryFiles(root)
  .filter((file) => !exempt.test(file))
  .filter((file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() === true)
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))

for (const { path: file, text } of files)
  text.split('\n').forEach((line, index) => {
    const word = unwanted.map((pattern) => pattern.exec(line)?.[0]).find((match) => match !== undefined)
    if (word !== undefined)
      fail(`${file}:${index + 1}: "${word}" belongs to a machine or an issue list: ${line.trim().slice(0, 100)}`)
  })

const { problems, remaining } = checkProse({
  files: files.filter((file) => !hasForeignProse.test(file.path)),
  notYetConverted,
})
for (const [glob, count] of remaining) console.log(`${String(count).padStart(5)} findings left in ${glob}`)
for (const problem of problems) fail(problem)
finish(`${files.length} files speak of the project alone and in plain English`)
