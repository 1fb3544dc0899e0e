import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../shared/workspace.ts'

const app = path.join(import.meta.dirname, 'app')
const readme = readFileSync(path.join(root, 'README.md'), 'utf8')

/** The code blocks of the README by the file name in their first line. */
const blocks = new Map(
  [...readme.matchAll(/```tsx?\n\/\/ (\S+)\n(.*?)```/gs)].map(([, file = '', code = '']) => [file, code]),
)

it('shows in the README the app that is installed, compiled and built from the tarballs', () => {
  const folders = ['src', 'tests'].flatMap((folder) =>
    readdirSync(path.join(app, folder)).map((file) => `${folder}/${file}`),
  )
  const files = [...folders, ...readdirSync(app).filter((file) => file.endsWith('.ts'))]
  expect([...blocks.keys()].toSorted()).toEqual(files.toSorted())
  for (const [file, code] of blocks) expect(code, file).toBe(readFileSync(path.join(app, file), 'utf8'))
})

it("shows in core's README the page without a framework", () => {
  const core = readFileSync(path.join(root, 'packages/core/README.md'), 'utf8')
  const [, code] = /```js\n\/\/ plain\.js\n(.*?)```/s.exec(core) ?? []
  expect(code).toBe(readFileSync(path.join(app, 'pages/plain.js'), 'utf8'))
})
