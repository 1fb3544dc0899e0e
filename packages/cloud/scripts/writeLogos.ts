// Writes the logos that ship with the modal from the pictures of the cloud. Run it after a change in scripts/logos or of the
// pictures: node --conditions @latchkey/source scripts/writeLogos.ts
import { writeFileSync } from 'node:fs'
import { formatNetworkLogos, formatWalletLogos } from './logos/formatLogos.ts'
import { networkLogosFile, walletLogosFile } from './logos/logoFiles.ts'

writeFileSync(networkLogosFile, formatNetworkLogos())
writeFileSync(walletLogosFile, formatWalletLogos())
console.log(`Written: ${networkLogosFile}, ${walletLogosFile}`)
