import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { builtInFile } from '../../scripts/builtIn/builtInFile.ts'
import { formatBuiltInWallets } from '../../scripts/builtIn/formatBuiltInWallets.ts'

it("core's built-in wallets match the catalogue (otherwise run scripts/writeBuiltInWallets.ts)", async () => {
  expect(await readFile(builtInFile, 'utf8')).toBe(formatBuiltInWallets())
})
