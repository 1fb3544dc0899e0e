import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../shared/workspace.ts'

const app = path.join(import.meta.dirname, 'app')
/** The README and the guides that continue its app. */
const guides = ['README.md', 'docs/integration.md', 'docs/hooks.md', 'docs/testing.md']

/** Each code block of these guides, with the file name in its first line. */
const blocks = guides.flatMap((guide) => {
  const text = readFileSync(path.join(root, guide), 'utf8')
  const found = [...text.matchAll(/```tsx?\n\/\/ (\S+)\n(.*?)```/gs)]
  return found.map(([, file = '', code = '']) => ({ guide, file, code }))
})

it('shows in the README and the guides the app that is installed, compiled and built from the tarballs', () => {
  const folders = ['src', 'tests'].flatMap((folder) =>
    readdirSync(path.join(app, folder)).map((file) => `${folder}/${file}`),
  )
  const files = [...folders, ...readdirSync(app).filter((file) => file.endsWith('.ts'))]
  expect([...new Set(blocks.map(({ file }) => file))].toSorted()).toEqual(files.toSorted())
  for (const { guide, file, code } of blocks)
    expect(code, `${file} in ${guide}`).toBe(readFileSync(path.join(app, file), 'utf8'))
  expect(blocks.filter(({ guide }) => guide === 'README.md').map(({ file }) => file)).toEqual(['src/main.tsx'])
})

it("shows in core's README the page without a framework", () => {
  const core = readFileSync(path.join(root, 'packages/core/README.md'), 'utf8')
  const [, code] = /```js\n\/\/ plain\.js\n(.*?)```/s.exec(core) ?? []
  expect(code).toBe(readFileSync(path.join(app, 'pages/plain.js'), 'utf8'))
})
