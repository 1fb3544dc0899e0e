// The project speaks of itself alone: no paths of the machine it was written on, no numbers of someone's task list.
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fail, finish } from '../shared/problems.ts'
import { root } from '../shared/workspace.ts'

/** Written so that they do not match themselves. */
const unwanted = [/\/wor[k]\//, /\/tm[p]\/\w/, /\/roo[t]\//, /\.librar[y]\b/, /shared\/hook[s]/, /\bissue[ ]#?\d+\b/i]
/** Machine-written, or other people's text. */
const exempt = /^pnpm-lock\.yaml$|\.(?:png|jpe?g|gif|webp|ico|woff2?|avif|wasm)$/

const listing = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
})
if (listing.status !== 0) fail(`git cannot list the files: ${listing.stderr.trim()}`)
const files = listing.stdout.split('\0').filter((file) => file !== '' && !exempt.test(file))
for (const file of files) {
  const absolute = path.join(root, file)
  if (statSync(absolute, { throwIfNoEntry: false })?.isFile() !== true) continue
  readFileSync(absolute, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      const word = unwanted.map((pattern) => pattern.exec(line)?.[0]).find((match) => match !== undefined)
      if (word !== undefined)
        fail(`${file}:${index + 1}: "${word}" is of a machine or a task list: ${line.trim().slice(0, 100)}`)
    })
}
finish(`${files.length} files speak of the project alone`)
