import source from '../../public/favicon.svg?raw'

/** The page's icon, as wallets show it. */
export const appIcon = `data:image/svg+xml,${encodeURIComponent(source)}`
