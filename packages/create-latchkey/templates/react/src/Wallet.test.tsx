import { ModalProvider } from '@latchkey/react'
import { announceWallet, createEvmWallet } from '@latchkey/testing' // [evmWallet]
import { announceBitcoinWallet, createBitcoinWallet } from '@latchkey/testing/bitcoin' // [bitcoinWallet]
import { announceSolanaWallet, createSolanaWallet } from '@latchkey/testing/solana' // [solanaWallet]
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { modal } from './latchkey/modal'
import { Wallet } from './latchkey/Wallet'
import { press, waitFor } from './testing/page'
import { serveSignIn } from './testing/serveSignIn' // [onServer]

it('connects a wallet and signs a message', async () => {
  serveSignIn() // [onServer]
  // A wallet with a public test key. It approves every request and needs no chain.
  // [if evmWallet]
  const wallet = createEvmWallet({
    name: 'Demo Wallet',
    chains: [{ chainId: 1, rpcUrl: 'http://127.0.0.1:9' }],
  })
  const address = wallet.accounts[0]
  announceWallet(wallet)
  // [end]
  // [if solanaWallet]
  const wallet = createSolanaWallet({
    name: 'Demo Wallet',
    chains: [{ chain: 'solana:mainnet', rpcUrl: 'http://127.0.0.1:9' }],
  })
  const address = wallet.accounts[0]
  announceSolanaWallet(wallet)
  // [end]
  // [if bitcoinWallet]
  const wallet = createBitcoinWallet({
    name: 'Demo Wallet',
    chains: [{ chain: 'bitcoin:mainnet', esploraUrl: 'http://127.0.0.1:9' }],
  })
  const address = wallet.accounts[0]
  announceBitcoinWallet(wallet)
  // [end]

  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <ModalProvider modal={modal}>
      <Wallet />
    </ModalProvider>,
  )
  await press('[data-testid="lk-connect-button"]')
  await press('button', 'Demo Wallet')
  await press('[data-testid="lk-siwx-sign"]') // [signIn]
  await waitFor('[data-testid="account"]', address)
  await waitFor('[data-testid="sign-in"]', 'You are signed in.') // [signIn]

  await press('button', 'Sign a message')
  const signature = await waitFor('[data-testid="signature"]')
  await expect.poll(() => signature?.textContent).toMatch(/.{64}/)
}, 180_000)
