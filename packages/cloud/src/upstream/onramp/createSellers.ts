import type { ProviderOf } from '../../config/providers.ts'
import { readCoinbaseSecret } from '../../config/readCoinbaseSecret.ts'
import { createCallBudget } from '../http/createCallBudget.ts'
import { createHttpUpstream } from '../http/createHttpUpstream.ts'
import type { ProviderContext } from '../pool/ProviderContext.ts'
import { createCoinbaseOnramp } from './coinbase/createCoinbaseOnramp.ts'
import { createDevnetOnramp } from './devnet/createDevnetOnramp.ts'
import { createFaucet } from './devnet/createFaucet.ts'
import { createSandboxShop, type SandboxShop } from './devnet/createSandboxShop.ts'
import { createMeldOnramp } from './meld/createMeldOnramp.ts'
import { createMeldPage } from './meld/createMeldPage.ts'
import type { OnrampProvider } from './Onramp.ts'

/** The version of its API that Meld answers in. */
const meldVersion = '2023-12-19'

/** The name of a seller. */
export type OnrampProviderName = ProviderOf<'onramp'>

/** Creates the sellers that the operator has turned on, preferred first, and the purchases of the sandbox if it is among them. */
export function createSellers(context: Pick<ProviderContext, 'limiter' | 'now' | 'settings'>): {
  readonly members: readonly { readonly name: OnrampProviderName; readonly provider: OnrampProvider }[]
  readonly sandbox: SandboxShop | undefined
} {
  const { limiter, now, settings } = context
  const faucet = settings.onramp.includes('sandbox') ? createFaucet({ upstream: createUpstream('sandbox') }) : undefined
  const sandbox = faucet && createSandboxShop({ faucet, now })
  const members = settings.onramp.flatMap((name) => {
    const provider = createProvider(name)
    return provider === undefined ? [] : [{ name, provider }]
  })
  return { members, sandbox }

  function createProvider(name: OnrampProviderName): OnrampProvider | undefined {
    const { access, coinbase, meld } = settings
    const { key = '', url = '' } = access[name]
    switch (name) {
      case 'meld': {
        if (meld.page !== undefined) return createMeldPage({ page: meld.page })
        const upstream = createUpstream(name, { authorization: `BASIC ${key}`, 'meld-version': meldVersion })
        return createMeldOnramp({ upstream, country: meld.country, now })
      }
      case 'coinbase': {
        const secret = readCoinbaseSecret(coinbase.secret ?? '')
        if (secret === undefined) return undefined
        const { country } = coinbase
        return createCoinbaseOnramp({ url, budget: createBudget(name), keyId: key, secret, country, now })
      }
      case 'sandbox':
        return faucet && sandbox && createDevnetOnramp({ faucet, shop: sandbox })
    }
  }

  function createBudget(name: OnrampProviderName) {
    const { perDay, perSecond } = settings.access[name]
    return createCallBudget({ provider: name, perSecond, perDay, limiter })
  }

  function createUpstream(name: OnrampProviderName, headers?: Readonly<Record<string, string>>) {
    return createHttpUpstream({ url: settings.access[name].url ?? '', budget: createBudget(name), headers })
  }
}
