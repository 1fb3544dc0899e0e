import { announceWallet, createEvmWallet } from '@latchkey/testing'

// For demos and tests in a page: a wallet with a public key, which approves every request.
const wallet = createEvmWallet({ name: 'Demo Wallet', chains: [{ chainId: 1, rpcUrl: 'http://127.0.0.1:8545' }] })
announceWallet(wallet)

// The next request is declined.
wallet.reject({ times: 1 })
