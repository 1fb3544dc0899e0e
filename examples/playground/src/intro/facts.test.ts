import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isRecord } from '../state/isRecord.ts'
import { facts, firstLoad } from './facts.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

it('states the size that the size check enforces', () => {
  const budgets: unknown = JSON.parse(readFileSync(path.join(root, 'size-budgets.json'), 'utf8'))
  const entries: readonly unknown[] = isRecord(budgets) && Array.isArray(budgets['entries']) ? budgets['entries'] : []
  const entry = entries.find((each) => isRecord(each) && each['name'] === "an app's first load, over bare React")
  expect(isRecord(entry) && Math.ceil(Number(entry['initial']))).toBe(firstLoad)
})

it('states the browsers that the documentation lists', () => {
  const supported = readFileSync(path.join(root, 'docs/support.md'), 'utf8')
  const versions = facts.flatMap(({ text }) => text.match(/\b(?:Firefox|Safari) [\d.]+/g) ?? [])
  expect(versions).toHaveLength(2)
  for (const version of versions) expect(supported).toContain(version)
})
