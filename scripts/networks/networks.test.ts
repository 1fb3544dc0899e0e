import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../shared/workspace.ts'

const folder = path.join(root, 'packages/core/src/network/networks')

it("lists every built-in network in core's README, with its name and id", () => {
  const readme = readFileSync(path.join(root, 'packages/core/README.md'), 'utf8')
  const rows = Array.from(readme.matchAll(/^\| `(\w+)` \| (.+?)(?: \(test network\))? \| `\w+:(\w+)` \|$/gm))
  const networks = readdirSync(folder)
    .filter((file) => !/^defineNetwork|\.test\./.test(file))
    .map((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8')
      const [, id] = /^ {2}id: '?(\w+)/m.exec(code) ?? []
      const [, name] = /^ {2}name: '(.+)',$/m.exec(code) ?? []
      return [path.basename(file, '.ts'), name, id].join()
    })
  expect(rows.map(([, ...cells]) => cells.join()).toSorted()).toStrictEqual(networks.toSorted())
})

it('says in the README how many EVM networks there are', () => {
  const files = readdirSync(folder).filter((file) => !/^(?:defineNetwork|solana|bitcoin)|\.test\./.test(file))
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(`[${files.length} EVM networks`)
})
