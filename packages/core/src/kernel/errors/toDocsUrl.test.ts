import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toDocsUrl } from './toDocsUrl.ts'

const root = new URL('../../../../../', import.meta.url)

it('leads to the section of the code in the public repository, because an installed package does not contain the page', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  const url = new URL(toDocsUrl('connection.rejected'))
  const [, owner, name, , , ...file] = url.pathname.split('/')
  expect(manifest).toMatchObject({ repository: { url: `git+${url.origin}/${owner}/${name}.git` } })
  const page = new URL(file.join('/'), root)
  expect(existsSync(page)).toBe(true)
  expect(readFileSync(page, 'utf8')).toContain(`<a id="${url.hash.slice(1)}"></a>`)
})
