// Writes the short list of wallets that core brings along, from the catalogue that ships with the cloud. Run after a change
// of the best known wallets: node --conditions @latchkey/source scripts/writeBuiltInWallets.ts
import { writeFileSync } from 'node:fs'
import { builtInFile } from './builtIn/builtInFile.ts'
import { formatBuiltInWallets } from './builtIn/formatBuiltInWallets.ts'

writeFileSync(builtInFile, formatBuiltInWallets())
console.log(`Written: ${builtInFile}`)
