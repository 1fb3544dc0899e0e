import { confirmSheet } from '../sheet/confirmSheet.ts'
import { announceMultichainWallet } from '../multichain/announceMultichainWallet.ts'
import { createMultichainWallet } from '../multichain/createMultichainWallet.ts'

// A page whose wallet of all three kinds of chain lives in it.
const wallet = createMultichainWallet({ name: 'Demo Wallet', storage: localStorage, confirm: confirmSheet() })
Object.assign(window, { wallet, end: announceMultichainWallet(wallet) })
