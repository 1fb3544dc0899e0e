import path from 'node:path'

/** Where core has its list. */
export const builtInFile = path.join(import.meta.dirname, '../../../core/src/catalogue/builtInWallets.ts')
