// Writes core's built-in wallet list from the shipped catalogue. Run it after changing the most popular wallets: node
// --conditions @latchkey/source scripts/writeBuiltInWallets.ts
import { writeFileSync } from 'node:fs'
import { builtInFile } from './builtIn/builtInFile.ts'
import { formatBuiltInWallets } from './builtIn/formatBuiltInWallets.ts'

writeFileSync(builtInFile, formatBuiltInWallets())
console.log(`Written: ${builtInFile}`)
