import path from 'node:path'

/** The path of core's built-in list. */
export const builtInFile = path.join(import.meta.dirname, '../../../core/src/catalogue/builtInWallets.ts')
