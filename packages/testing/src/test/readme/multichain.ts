// multichain.ts
import { createMultichainWallet } from '@latchkey/testing/multichain'

export const wallet = createMultichainWallet({
  name: 'My Wallet',
  eip155: { chains: [{ chainId: 31337, rpcUrl: 'http://127.0.0.1:8545' }] },
  solana: { chains: [{ chain: 'solana:localnet', rpcUrl: 'http://127.0.0.1:8899' }] },
  bip122: { chains: [{ chain: 'bitcoin:regtest', esploraUrl: 'http://127.0.0.1:3002' }] },
})
const [solanaAccount = ''] = wallet.solana.accounts
wallet.reject({ times: 2 }) // the next two requests of any kind
wallet.changeAccounts([solanaAccount]) // Solana only; [] disconnects everything
wallet.eip155.changeNetwork(1) // each part is a wallet with its own controls
