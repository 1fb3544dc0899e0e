// bitcoin.ts
import { createBitcoinWallet } from '@latchkey/testing/bitcoin'

/** Takes the place of Xverse, pays from P2SH-P2WPKH, and keeps ordinals at a taproot address. */
export const wallet = createBitcoinWallet({
  name: 'Xverse',
  providerId: 'XverseProviders.BitcoinProvider',
  paymentType: 'p2sh-p2wpkh',
  chains: [
    { chain: 'bitcoin:regtest', esploraUrl: 'http://127.0.0.1:3002' },
    { chain: 'bitcoin:mainnet', esploraUrl: 'http://127.0.0.1:3002' },
  ],
})
wallet.reject({ methods: ['signPsbt', 'bitcoin:signTransaction'] })
wallet.changeNetwork('bitcoin:mainnet')
