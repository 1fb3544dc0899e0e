import { arbitrum, mainnet, sepolia } from '@latchkey/core/networks'
import { addresses, longEnsName, manyNetworks, metamask } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import { ether, manyTokens, someTokens } from './fakeBalances.ts'
import type { Scene } from './Scene.ts'
import { withBalances } from './withBalances.ts'

const toBalance = (getNative: () => Promise<bigint>) => ({
  balance: { getNative: async () => ({ value: await getNative(), decimals: 18, symbol: 'ETH' }) },
})
const pending = (): Promise<never> => new Promise(() => {})

const atAccount = (state: string, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('Account', state, { connected: [metamask.id], play: ({ modal }) => modal.open(), ...steps })

const onMainnet = 'eip155:1'
const readsNative = { fake: { features: toBalance(async () => 742_900_000_000_000_000n) } }

/** The states of the tokens in the account. */
const createTokensScenes = (): readonly Scene[] => [
  atAccount('tokens', withBalances(someTokens)),
  atAccount('unlisted tokens', { ...withBalances(someTokens), press: ['lk-tokens-unlisted'] }),
  atAccount(
    'many tokens on many networks',
    withBalances((id) => manyTokens(id, 4), { networks: [...manyNetworks] }),
  ),
  atAccount('all of many tokens', {
    ...withBalances((id) => (id === onMainnet ? manyTokens(id, 12) : [])),
    press: ['lk-tokens-all'],
  }),
  atAccount('tokens, a network failed and one loading', {
    ...withBalances((id) => (id === onMainnet ? someTokens(id) : id === arbitrum.caipNetworkId ? 'fail' : 'hold'), {
      networks: [mainnet, arbitrum, sepolia],
    }),
    advance: 5_000,
  }),
  atAccount('tokens loading', { ...withBalances(() => 'hold'), advance: 120 }),
  // Then the toast has gone, which would cover the header.
  atAccount('tokens failed', { ...withBalances(() => 'fail'), ...readsNative, advance: 5_000 }),
  atAccount(
    'no tokens',
    withBalances(() => []),
  ),
  atAccount('no token on a network', {
    ...withBalances((id) => (id === onMainnet ? [ether(id)] : [])),
    press: ['lk-tokens-network-eip155:42161'],
  }),
]

/** All states of the account view. */
export const createAccountScenes = (): readonly Scene[] => [
  atAccount('with balance', { fake: { features: toBalance(async () => 742_900_000_000_000_000n) } }),
  atAccount('large balance', { fake: { features: toBalance(async () => 1_234_567_891_234_000_000_000_000n) } }),
  atAccount('balance loading', { fake: { features: toBalance(pending) }, advance: 120 }),
  atAccount('balance unavailable', {
    fake: { features: toBalance(() => Promise.reject(new Error('the node broke'))) },
  }),
  atAccount('named by ENS', {
    fake: {
      features: {
        ...toBalance(async () => 742_900_000_000_000_000n),
        names: { lookUp: async () => longEnsName, resolve: async () => undefined },
      },
    },
  }),
  atAccount('named', {
    play: ({ modal }) => {
      modal.controllers.account.update({
        namespace: 'eip155',
        address: addresses[0],
        patch: { profileName: 'ada.example' },
      })
      modal.open()
    },
  }),
  ...createTokensScenes(),
]
