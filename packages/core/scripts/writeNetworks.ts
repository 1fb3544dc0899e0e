// Writes the built-in EVM networks and their table in the README from viem's chains. Run it after a change of sourceChains.ts or a new
// version of viem: node scripts/writeNetworks.ts
import { writeFileSync } from 'node:fs'
import { listNetworkFiles } from './networks/networkFiles.ts'

const files = listNetworkFiles()
for (const [file, text] of files) writeFileSync(file, text)
console.log(`Written: ${files.size} files`)
