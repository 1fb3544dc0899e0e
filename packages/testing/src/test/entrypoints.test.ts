import { expect, it } from 'vitest'
import * as main from '../entrypoints/index.ts'
import * as phone from '../entrypoints/phone.ts'
import * as bitcoin from '../entrypoints/bitcoin.ts'
import * as multichain from '../entrypoints/multichain.ts'
import * as solana from '../entrypoints/solana.ts'
import * as playwright from '../entrypoints/playwright.ts'

it('exports exactly these names, and can be imported without a window', () => {
  expect(Object.keys(main).toSorted((a, b) => a.localeCompare(b))).toMatchInlineSnapshot(`
    [
      "announceWallet",
      "confirmSheet",
      "createEvmWallet",
      "hostileWallets",
      "providerErrors",
      "ProviderRpcError",
      "TestingError",
      "testKeys",
      "walletMethods",
    ]
  `)
  expect(Object.keys(playwright).toSorted((a, b) => a.localeCompare(b))).toMatchInlineSnapshot(`
    [
      "installHostileWallet",
      "installWallet",
    ]
  `)
  expect(Object.keys(phone).toSorted((a, b) => a.localeCompare(b))).toMatchInlineSnapshot(`
    [
      "createPhone",
      "describePrompt",
    ]
  `)
  expect(Object.keys(bitcoin).toSorted((a, b) => a.localeCompare(b))).toMatchInlineSnapshot(`
    [
      "announceBitcoinWallet",
      "bitcoinMethods",
      "bitcoinTestKeys",
      "createBitcoinWallet",
      "hostileBitcoinWallets",
    ]
  `)
  expect(Object.keys(multichain).toSorted((a, b) => a.localeCompare(b))).toMatchInlineSnapshot(`
    [
      "announceMultichainWallet",
      "createMultichainWallet",
    ]
  `)
  expect(Object.keys(solana).toSorted((a, b) => a.localeCompare(b))).toMatchInlineSnapshot(`
    [
      "announceSolanaWallet",
      "createSolanaWallet",
      "hostileSolanaWallets",
      "solanaMethods",
      "solanaTestKeys",
    ]
  `)
  expect('window' in globalThis).toBe(false)
})
