import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../shared/workspace.ts'

const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')
const rows =
  text
    .split('## Where is X\n')[1]
    ?.split('\n## ')[0]
    ?.match(/^\| .*/gm)
    ?.slice(2) ?? []

it('says where things are in at most 12 rows', () => {
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.length).toBeLessThanOrEqual(12)
})

it.each(rows.flatMap((row) => [...(row.split(' | ')[1]?.matchAll(/`([^`]+)`/g) ?? [])].map(([, place = '']) => place)))(
  'names %s, which exists',
  (place) => {
    const pattern = place.replace(/<\w+>/g, '*')
    const folders = ['', 'packages/']
    expect(folders.flatMap((folder) => globSync(`${folder}${pattern}`, { cwd: root }))).not.toStrictEqual([])
  },
)
