import { announceWallet } from '../page/announceWallet.ts'
import { confirmSheet } from '../sheet/confirmSheet.ts'
import type { SheetTheme } from '../sheet/confirmSheet.ts'
import { createEvmWallet } from '../wallet/createEvmWallet.ts'

// A page that contains a wallet. The page's URL contains the wallet's parameters.
const query = new URLSearchParams(location.search)
const theme = query.get('theme')
const isTheme = (value: string | null): value is SheetTheme => value === 'light' || value === 'dark'
const rpcUrl = `${location.origin}/rpc`
const wallet = createEvmWallet({
  name: query.get('name') ?? 'Demo Wallet',
  accounts: [
    '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  ],
  chains: [
    { chainId: 31337, rpcUrl, name: 'Devnet' },
    { chainId: 31338, rpcUrl, name: 'Second devnet' },
  ],
  icon: query.get('icon') ?? undefined,
  storage: localStorage,
  confirm: query.has('silent') ? undefined : confirmSheet({ theme: isTheme(theme) ? theme : 'system' }),
})
Object.assign(window, { wallet, announceWallet, createEvmWallet })
Object.assign(window, { end: announceWallet(wallet, { as: 'both' }) })
