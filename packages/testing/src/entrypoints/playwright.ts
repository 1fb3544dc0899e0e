export { installWallet, type InstallWalletParameters } from '../playwright/installWallet.ts'
export { installHostileWallet } from '../playwright/installHostileWallet.ts'
