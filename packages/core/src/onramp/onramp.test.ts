import { describe, expect, it } from 'vitest'
import { isWebView } from '../kernel/ports/isWebView.ts'
import { listLanguages } from '../kernel/ports/listLanguages.ts'
import { openBlankWindow } from '../kernel/ports/openBlankWindow.ts'
import { defaultRemoteFeatures } from '../options/constants.ts'
import { coinbaseChains, onrampSellers } from './constants.ts'
import { extendMeldUrl } from './extendMeldUrl.ts'
import { findDestination } from './findDestination.ts'
import { listOnrampSellers } from './listOnrampSellers.ts'
import { presetCountry } from './presetCountry.ts'
import { sampleOptions } from './samples.ts'
import { toCoinbaseChain } from './toCoinbaseChain.ts'

describe('the sellers', () => {
  it('are meld for EVM and Solana and coinbase for EVM, each with usual fees of 1 to 2 %', () => {
    expect(defaultRemoteFeatures.onramp).toEqual(['meld', 'coinbase'])
    expect(onrampSellers).toMatchObject({
      meld: { name: 'Meld', namespaces: ['eip155', 'solana'], fees: { least: 1, most: 2 } },
      coinbase: { name: 'Coinbase', namespaces: ['eip155'], fees: { least: 1, most: 2 } },
    })
  })

  it('are offered on eip155 and solana alone, in the app’s order, and nowhere if the list is empty [S9.074]', () => {
    const both = ['coinbase', 'meld'] as const
    expect(listOnrampSellers({ providers: both, namespace: 'eip155' })).toEqual(['coinbase', 'meld'])
    expect(listOnrampSellers({ providers: both, namespace: 'solana' })).toEqual(['meld'])
    for (const namespace of ['bip122', 'polkadot', 'cosmos'] as const)
      expect(listOnrampSellers({ providers: both, namespace })).toEqual([])
    expect(listOnrampSellers({ providers: [], namespace: 'eip155' })).toEqual([])
    expect(listOnrampSellers({ providers: false, namespace: 'eip155' })).toEqual([])
  })
})

describe('the chains of Coinbase', () => {
  it('are eight, and every other one is ethereum [S9.065] [S9.066]', () => {
    expect(Object.values(coinbaseChains)).toEqual([
      'ethereum',
      'arbitrum',
      'polygon',
      'berachain',
      'avalanche-c-chain',
      'optimism',
      'celo',
      'base',
    ])
    expect(toCoinbaseChain('eip155:8453')).toBe('base')
    expect(toCoinbaseChain('eip155:56')).toBe('ethereum')
  })

  it('are found by their name, by CAIP-2 or by the chain’s number', () => {
    const [currency] = sampleOptions.purchaseCurrencies
    expect(currency && findDestination({ currency, networkId: 'eip155:137' })).toMatchObject({
      name: 'polygon',
      contract: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
      isFallback: false,
    })
    const own = (chainId: string) => ({
      currency: { id: 'T', name: 'Test', symbol: 'T', networks: [{ name: 'local', chain_id: chainId }] },
      networkId: 'eip155:31337' as const,
    })
    for (const chainId of ['31337', 'eip155:31337'])
      expect(findDestination(own(chainId))).toEqual({
        name: 'local',
        displayName: 'local',
        networkId: 'eip155:31337',
        contract: null,
        isFallback: false,
      })
    expect(findDestination(own('1'))).toBeNull()
  })
})

it('extends the URL of Meld with the wallet and the currency, SOL on Solana and USDC elsewhere [S9.056] [S9.057] [S9.058] [S9.059]', () => {
  const url = 'https://meld.example/?publicKey=k'
  expect(extendMeldUrl(url, { address: 'abc', namespace: 'solana' })).toBe(
    `${url}&walletAddress=abc&destinationCurrencyCode=SOL`,
  )
  for (const namespace of ['eip155', 'bip122', 'polkadot', 'cosmos'] as const)
    expect(extendMeldUrl(url, { address: '0x1', namespace })).toBe(
      `${url}&walletAddress=0x1&destinationCurrencyCode=USDC`,
    )
  const full = `${url}&walletAddress=0x2&destinationCurrencyCode=ETH`
  expect(extendMeldUrl(full, { address: '0x1', namespace: 'eip155' })).toBe(full)
})

it('presets the country by the languages of the visitor', () => {
  expect(presetCountry(['en', 'de-AT'])).toBe('AT')
  expect(presetCountry(['ja'])).toBe('JP')
  expect(presetCountry(['es-419', '!!'])).toMatch(/^[A-Z]{2}$/)
  expect(presetCountry([])).toBe('US')
  expect(listLanguages({ languages: ['fr-CA'] })).toEqual(['fr-CA'])
})

it('recognises web views by what they say of themselves', () => {
  expect(isWebView('Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/130.0 Mobile Safari/537.36')).toBe(true)
  expect(isWebView('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148')).toBe(
    true,
  )
  expect(isWebView('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1')).toBe(
    false,
  )
  expect(isWebView('Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36')).toBe(false)
})

it('has a window that cannot be opened on a server', () => {
  const opened = openBlankWindow({ width: 1, height: 1 })
  opened.lead('https://seller.example')
  opened.close()
  expect(opened.isBlocked).toBe(true)
})
