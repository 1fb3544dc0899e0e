import path from 'node:path'

const packages = path.join(import.meta.dirname, '../../..')

/** The path of the React package's logos of networks. */
export const networkLogosFile = path.join(packages, 'react/src/ui/generated/networkLogos.ts')

/** The path of core's logos of built-in wallets. */
export const walletLogosFile = path.join(packages, 'core/src/catalogue/generated/builtInLogos.ts')
