import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { connectorIds } from '../shared/connectorIds.ts'
import { walletIds } from './wallets.ts'

const catalogue = readFileSync(path.join(import.meta.dirname, '../../../../../docs/wallets.md'), 'utf8')
const rows = catalogue.split('\n').map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))

it('names only wallets and reverse domain names of the catalogue', () => {
  const ids = new Set(rows.map(([, id]) => id))
  const names = new Set(rows.map(([, , , name]) => name))
  expect(Object.values(walletIds).filter((id) => !ids.has(id))).toEqual([])
  expect(Object.values(connectorIds).filter((name) => !names.has(name))).toEqual([])
})
