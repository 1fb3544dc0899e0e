import { expect, it } from 'vitest'
import { VaultError } from '../vault/VaultError.ts'
import { createApprovals } from './createApprovals.ts'
import { findNetwork } from './networks.ts'
import { refuseRpc } from './refuseRpc.ts'

/** Asks for an approval with keys that are closed, while `signal` aborts at some step. */
async function ask(abortAt: 'prepare' | 'open') {
  const controller = new AbortController()
  const steps: string[] = []
  const step = (name: string): void => {
    steps.push(name)
    if (name === abortAt) controller.abort()
  }
  const approvals = createApprovals({
    keys: {
      run: async ({ type }) => {
        step(type)
        throw new VaultError('vault.closed')
      },
      close: () => step('close'),
    },
    screens: { set: () => expect.unreachable('a screen') },
    getApp: () => ({ origin: 'https://app.example', name: undefined, isUnverified: false }),
    createId: () => '1',
    now: () => 0,
  })
  const from = `0x${'b'.repeat(40)}`
  const networkId = 'eip155:1'
  const answer = approvals.decide({
    asked: {
      title: 'message',
      networkId,
      from,
      request: { kind: 'evmMessage', from, message: new Uint8Array() },
      describe: () => expect.unreachable('facts'),
      finish: () => expect.unreachable('an answer'),
    },
    network: findNetwork(networkId) ?? refuseRpc('no network'),
    account: 'visitor@example.com',
    openKeys: async () => step('open'),
    requireSession: () => expect.unreachable('an approval'),
    openWindow: undefined,
    signal: controller.signal,
  })
  await expect(answer).rejects.toMatchObject({ code: 'request.aborted' })
  return steps
}

it('does not open the keys of a request that has ended, and closes those that it was opening', async () => {
  expect(await ask('prepare')).toEqual(['prepare'])
  expect(await ask('open')).toEqual(['prepare', 'open', 'close'])
})
