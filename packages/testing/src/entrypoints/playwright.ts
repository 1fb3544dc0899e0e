export { installWallet, type InstallWalletParameters } from '../playwright/installWallet.ts'
