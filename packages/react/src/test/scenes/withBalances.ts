import { arbitrum, mainnet } from '@latchkey/core/networks'
import { createFakeCloud, type FakeCloud } from '../createFakeCloud.ts'
import type { SceneSteps } from './createScene.ts'

/** Options and HTTP port of an app on Ethereum and Arbitrum whose cloud knows these balances. */
export const withBalances = (
  balances: FakeCloud['balances'],
  options: SceneSteps['options'] = {},
): Partial<SceneSteps> => {
  const cloud = createFakeCloud([])
  cloud.balances = balances
  return { http: cloud.http, options: { cloud: cloud.url, networks: [mainnet, arbitrum], ...options } }
}
