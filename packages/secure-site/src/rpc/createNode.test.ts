import { expect, it } from 'vitest'
import { FrameFailure } from '../session/FrameFailure.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import { createNode } from './createNode.ts'

/** What a method fails with if the server refuses it. */
async function fail(method: string, code: string): Promise<unknown> {
  const node = createNode({
    client: {
      call: async () => {
        throw new SiteRefusal(code, 'refused')
      },
    },
  })
  return node.ask({ networkId: 'eip155:1', method, params: [] }).catch((error: unknown) => error)
}

it.each(['eth_sendRawTransaction', 'sendTransaction'])(
  'does not call %s failed where a node may have got it',
  async (method) => {
    for (const code of ['unreachable', 'upstream_failed', 'upstream_timeout', 'internal'])
      expect(await fail(method, code)).toBeInstanceOf(SiteRefusal)
    for (const code of ['not_found', 'rate_limited', 'invalid_request'])
      expect(await fail(method, code)).toBeInstanceOf(FrameFailure)
  },
)

it('calls a read failed that the server refuses', async () => {
  expect(await fail('eth_call', 'upstream_timeout')).toMatchObject({ code: 'rpc.failed' })
  expect(await fail('eth_call', 'unreachable')).toBeInstanceOf(SiteRefusal)
})
