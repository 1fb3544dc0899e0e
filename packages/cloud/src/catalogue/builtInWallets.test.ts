import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { builtInFile } from '../../scripts/builtIn/builtInFile.ts'
import { formatBuiltInWallets } from '../../scripts/builtIn/formatBuiltInWallets.ts'

it('core has the best known wallets as the catalogue has them (else run scripts/writeBuiltInWallets.ts)', async () => {
  expect(await readFile(builtInFile, 'utf8')).toBe(formatBuiltInWallets())
})
