import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listPublishedPackages, root } from '../shared/workspace.ts'
import { findListedFlags } from '../unserved/findListedFlags.ts'
import { readSourceFiles } from '../unserved/SourceFile.ts'
import { formatOptions } from './formatOptions.ts'

const core = listPublishedPackages().filter(({ shortName }) => shortName === 'core')
const unserved = findListedFlags(core.flatMap(readSourceFiles))
const page = formatOptions(unserved)

it('documents every option in docs/options.md (run this test with --update to write the page)', async () => {
  await expect(page).toMatchFileSnapshot(path.join(root, 'docs/options.md'))
})

it('gives every option and every flag a description', () => {
  const [options = '', types = ''] = page.split('\n# Types of options\n')
  const sections = options.split('\n## ').slice(1)
  expect(sections.length).toBeGreaterThan(30)
  for (const section of sections) {
    const [name, , text = ''] = section.split('\n')
    expect(text, name).not.toMatch(/^(?:Type: .*|)$/)
  }
  for (const line of types.split('\n').filter((row) => row.split(' | ').length === 4))
    expect(line).not.toMatch(/ \| – \|$/)
})

it('marks every flag without effect', () => {
  const find = (text: string) => [...text.matchAll(/^\| `(\w+)` .*No effect yet/gm)].map(([, name]) => name)
  expect(find(formatOptions(['swaps', 'branding']))).toStrictEqual(['swaps', 'branding'])
  expect(find(page)).toStrictEqual(unserved)
})

it('shows no ids of requirements', () => {
  expect(page).not.toMatch(/\bS\d+\.\d{3}/)
})

it('is linked from the READMEs', () => {
  for (const [file, link] of [
    ['README.md', '](docs/options.md)'],
    ['packages/core/README.md', '/docs/options.md)'],
  ] as const)
    expect(readFileSync(path.join(root, file), 'utf8')).toContain(link)
})
