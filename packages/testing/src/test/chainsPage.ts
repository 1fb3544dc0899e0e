import { confirmSheet } from '../sheet/confirmSheet.ts'
import { announceMultichainWallet } from '../multichain/announceMultichainWallet.ts'
import { createMultichainWallet } from '../multichain/createMultichainWallet.ts'

// A page that contains a wallet for all three kinds of chain.
const wallet = createMultichainWallet({ name: 'Demo Wallet', storage: localStorage, confirm: confirmSheet() })
Object.assign(window, { wallet, end: announceMultichainWallet(wallet) })
