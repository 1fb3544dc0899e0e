import { createEvmWallet, type EvmWallet } from '@latchkey/testing'
import type { BrowserContext } from 'playwright'
import { getWorld } from '../getWorld.ts'

/**
 * Makes the pages of a context those of Ledger Live's browser: with `window.ethereum`, which is announced too (EIP-6963), but only when the
 * page has loaded, and with an account that the app may see from the start.
 */
export async function addLedgerLive(context: BrowserContext): Promise<EvmWallet> {
  const { devnet, pageUrl: origin } = getWorld()
  const [chain] = devnet.evm
  const wallet = createEvmWallet({
    name: 'Ledger Live Wallet',
    rdns: 'com.ledger',
    accounts: chain?.accounts.slice(0, 1).map(({ privateKey }) => privateKey),
    chains: chain && [{ chainId: chain.chainId, rpcUrl: chain.rpcUrl }],
  })
  await wallet.request({ origin, method: 'eth_requestAccounts' })
  await context.exposeFunction('askLedger', async (method: string, params: unknown) => {
    try {
      return { result: await wallet.request({ origin, method, params }) }
    } catch (error) {
      return { error: error instanceof Error ? error.message : 'failed' }
    }
  })
  await context.addInitScript({ content: `(${announce.toString()})(${JSON.stringify(wallet.info)})` })
  return wallet
}

/** Runs in the page. */
function announce(info: object): void {
  const provider = {
    request: async ({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> => {
      const ask: unknown = Reflect.get(globalThis, 'askLedger')
      const answer: unknown = typeof ask === 'function' ? await ask(method, params) : undefined
      if (typeof answer !== 'object' || answer === null || 'error' in answer)
        throw Object.assign(new Error('The wallet refused'), { code: 4001 })
      return Reflect.get(answer, 'result')
    },
    on: () => provider,
    removeListener: () => provider,
  }
  const detail = Object.freeze({ info: { ...info, uuid: crypto.randomUUID() }, provider })
  const dispatch = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('load', () => {
    Object.assign(globalThis, { ethereum: provider })
    addEventListener('eip6963:requestProvider', dispatch)
    dispatch()
  })
}
