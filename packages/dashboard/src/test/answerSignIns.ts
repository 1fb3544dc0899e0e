import {
  adminFindSignIns,
  adminGetSignInCounts,
  adminListSignIns,
  type ProjectSignIn,
} from '@latchkey/protocol/operator'
import { testTime } from './answerSession.ts'
import type { FakeCloud } from './createFakeCloud.ts'

const day = 86_400_000

/** The address that `answerSignIns` finds. */
export const testAddress = '0x52908400098527886E0F7030069857D2E4169EE7'

/** Makes a sign-in as the cloud answers one. */
export function createTestSignIn(parts: Partial<ProjectSignIn> = {}): ProjectSignIn {
  return {
    id: 'sign-in-1',
    chain: 'eip155:1',
    address: null,
    domain: 'shop.example.com',
    createdAt: testTime,
    expiresAt: testTime + 7 * day,
    endedAt: null,
    state: 'active',
    ...parts,
  }
}

/** Sign-ins of each state. */
const testSignIns = [
  createTestSignIn(),
  createTestSignIn({ id: 'sign-in-2', chain: 'eip155:424242', domain: 'a-long-name-of-a-preview.shop.example.com' }),
  createTestSignIn({ id: 'sign-in-3', state: 'ended', endedAt: testTime + day }),
  createTestSignIn({ id: 'sign-in-4', chain: 'bip122:000000000019d6689c085ae165831e93', state: 'expired' }),
]

/** Answers numbers, lists and the search as the cloud does: by state and chain, two on a page. */
export function answerSignIns(cloud: FakeCloud, signIns: readonly ProjectSignIn[] = testSignIns): void {
  const active = signIns.filter(({ state }) => state === 'active')
  const chains = [...new Set(signIns.map(({ chain }) => chain))]
  const today = Math.floor(testTime / day)
  cloud.answer(adminGetSignInCounts, () => ({
    active: active.length,
    accounts: active.length,
    days: Array.from({ length: 28 }, (_, index) => ({
      day: (today - 27 + index) * day,
      began: signIns.length === 0 ? 0 : index * 47,
    })),
    chains: chains.map((chain) => ({
      chain,
      active: active.filter((signIn) => signIn.chain === chain).length,
      began: signIns.filter((signIn) => signIn.chain === chain).length,
    })),
    tokenLife: 900_000,
  }))
  cloud.answer(adminListSignIns, ({ query: { chain, cursor = '0.0', state } }) => {
    const found = signIns.filter(
      (signIn) =>
        (chain === undefined || signIn.chain === chain) &&
        (state === undefined || (signIn.state === 'active') === (state === 'active')),
    )
    const start = Number(cursor.split('.')[0])
    return {
      signIns: found.slice(start, start + 2),
      next: found.length > start + 2 ? `${start + 2}.sign-in` : null,
    }
  })
  cloud.answer(adminFindSignIns, ({ body: { address } }) => ({ signIns: address === testAddress ? [...signIns] : [] }))
}
