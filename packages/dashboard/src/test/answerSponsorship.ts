import {
  adminGetSponsorship,
  adminRemoveSponsorship,
  type AdminSponsorshipNetwork,
  adminUpdateSponsorship,
} from '@latchkey/protocol/project'
import { testTime } from './answerSession.ts'
import { type FakeCloud, Refusal } from './createFakeCloud.ts'

/** A contract in the rules of `createTestNetwork`. */
export const testContract = `0x${'ab'.repeat(20)}`

/** Makes the rules of a network as the cloud answers them. */
export function createTestNetwork(parts: Partial<AdminSponsorshipNetwork> = {}): AdminSponsorshipNetwork {
  return {
    chainId: 'eip155:8453',
    gasAtMost: 300_000,
    userWei: '500000000000000',
    projectWei: '10000000000000000',
    newUserPercent: 20,
    paymasterUrls: ['https://paymaster.example.com/rpc'],
    calls: [
      { target: testContract, selector: '0x40c10f19', valueAtMost: '0' },
      { target: 'any', selector: 'none', valueAtMost: '100000000000000000' },
    ],
    revision: 3,
    suspendedUntil: null,
    today: { reserved: '0', spent: '2500000000000000', lost: '0' },
    ...parts,
  }
}

/** Answers and changes what a project pays for, as the cloud does. Returns what it has, which a test may change. */
export function answerSponsorship(
  cloud: FakeCloud,
  networks: readonly AdminSponsorshipNetwork[] = [
    createTestNetwork(),
    createTestNetwork({ chainId: 'eip155:424242', calls: [], suspendedUntil: testTime }),
  ],
): { networks: readonly AdminSponsorshipNetwork[] } {
  const state = { networks }
  const answer = () => ({ project: 'shop', networks: [...state.networks] })
  const find = (network: string | undefined, headers: Headers) => {
    const found = state.networks.find(({ chainId }) => chainId === network)
    if (headers.get('if-match') !== `"${found?.revision ?? 0}"`) throw new Refusal(409, 'sponsorship_conflict')
    return found
  }
  cloud.answer(adminGetSponsorship, answer)
  cloud.answer(adminUpdateSponsorship, ({ body, headers, parameters }) => {
    const { reason: _reason, ...change } = body
    const changed = Object.entries(change).filter(([, value]) => value !== undefined)
    const before =
      find(parameters['network'], headers) ??
      createTestNetwork({
        chainId: `eip155:${parameters['network']?.slice(7)}`,
        calls: [],
        paymasterUrls: [],
        revision: 0,
      })
    const after = { ...before, ...Object.fromEntries(changed), revision: before.revision + 1 }
    state.networks = [...state.networks.filter(({ chainId }) => chainId !== before.chainId), after]
    return answer()
  })
  cloud.answer(adminRemoveSponsorship, ({ headers, parameters }) => {
    const found = find(parameters['network'], headers)
    state.networks = state.networks.filter((each) => each !== found)
    return answer()
  })
  return state
}
