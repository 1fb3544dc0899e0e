import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { FrameFailure } from '../session/FrameFailure.ts'
import { type RequestHandlers, serveRequests } from './serveRequests.ts'

/** Serves one end of a channel; `ask` sends to it, and `answers` are what came back. */
function open(handlers: RequestHandlers = { PING: () => 'pong' }) {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  const answers: unknown[] = []
  port1.addEventListener('message', ({ data }) => answers.push(data))
  port1.start()
  serveRequests({ port: port2, handlers, now: () => 0 })
  return {
    answers,
    ask: (message: unknown) => port1.postMessage(message),
    /** Resolves when everything that was sent before has been judged. */
    settled: async () => {
      port1.postMessage({ id: 'last', type: 'APP_PING' })
      await vi.waitFor(
        () => expect(answers).toContainEqual({ id: 'last', type: 'FRAME_PING_SUCCESS', payload: 'pong' }),
        {
          timeout: 20_000,
        },
      )
      return answers.slice(0, -1)
    },
  }
}

describe('the requests of a page', () => {
  it('are answered by their id, with _SUCCESS or _ERROR [S7.077] [S7.078] [S7.079] [S7.082]', async () => {
    const { ask, settled } = open({
      PING: () => 'pong',
      GET_USER: () => Promise.reject(new TypeError('secret')),
    })
    ask({ id: 'a', type: 'APP_PING' })
    ask({ id: 'b', type: 'APP_CONNECT_OTP', payload: { otp: 'x' } })
    ask({ id: 'c', type: 'APP_GET_USER' })
    ask({ id: 'd', type: 'APP_SIGN_OUT' })
    const answers = await settled()
    expect(answers).toHaveLength(4)
    expect(answers).toEqual(
      expect.arrayContaining([
        { id: 'a', type: 'FRAME_PING_SUCCESS', payload: 'pong' },
        expect.objectContaining({ id: 'b', type: 'FRAME_CONNECT_OTP_ERROR' }),
        expect.objectContaining({ id: 'c', type: 'FRAME_GET_USER_ERROR' }),
        expect.objectContaining({ id: 'd', type: 'FRAME_SIGN_OUT_ERROR' }),
      ]),
    )
    expect(JSON.stringify(answers)).not.toContain('secret')
  })

  it('are refused with the code, the wait, the tries and the code of the standard of a failure', async () => {
    const { ask, settled } = open({
      PING: () => 'pong',
      CONNECT_OTP: () => Promise.reject(new FrameFailure('login.codeWrong', 'The code is wrong.', { triesLeft: 2 })),
      CONNECT_EMAIL: () => {
        throw new FrameFailure('login.cooldown', 'Wait.', { seconds: 12 })
      },
      RPC_REQUEST: () => {
        throw new FrameFailure('rpc.refused', 'Taken.', { rpcCode: 5720 })
      },
    })
    ask({ id: 'a', type: 'APP_CONNECT_OTP', payload: { otp: '123456' } })
    ask({ id: 'b', type: 'APP_CONNECT_EMAIL', payload: { email: 'visitor@example.com' } })
    ask({ id: 'c', type: 'APP_RPC_REQUEST', payload: { chainId: 'eip155:1', method: 'wallet_sendCalls' } })
    expect(await settled()).toEqual([
      {
        id: 'a',
        type: 'FRAME_CONNECT_OTP_ERROR',
        payload: { code: 'login.codeWrong', message: 'The code is wrong.', triesLeft: 2 },
      },
      {
        id: 'b',
        type: 'FRAME_CONNECT_EMAIL_ERROR',
        payload: { code: 'login.cooldown', message: 'Wait.', seconds: 12 },
      },
      { id: 'c', type: 'FRAME_RPC_REQUEST_ERROR', payload: { code: 'rpc.refused', message: 'Taken.', rpcCode: 5720 } },
    ])
  })

  it.each([
    ['an unknown type (attack 20)', { id: 'a', type: 'APP_APPROVE' }],
    ['the name of a member of all objects (attack 20)', { id: 'a', type: 'APP_constructor' }],
    ['an approval as a message (attack 51)', { id: 'a', type: 'APP_RPC_APPROVE', payload: { approved: true } }],
    ['a key __proto__ (attack 21)', JSON.parse('{"id":"a","type":"APP_PING","payload":{"__proto__":{}}}')],
    ['10 MB (attack 22)', { id: 'a', type: 'APP_PING', payload: { x: 'x'.repeat(10_000_000) } }],
    [
      '10 MB in RPC_REQUEST (attack 22)',
      {
        id: 'a',
        type: 'APP_RPC_REQUEST',
        payload: { chainId: 'eip155:1', method: 'x', params: 'x'.repeat(10_000_000) },
      },
    ],
    ['100 kB in another request than RPC_REQUEST', { id: 'a', type: 'APP_PING', payload: { x: 'x'.repeat(100_000) } }],
    ['an id that is a number (attack 26)', { id: 1, type: 'APP_PING' }],
    ['an id that is an object (attack 26)', { id: { toString: 'a' }, type: 'APP_PING' }],
    ['no object', 'APP_PING'],
    ['nothing', undefined],
  ])('are dropped without an answer: %s', async (_name, message) => {
    const { ask, settled } = open()
    ask(message)
    expect(await settled()).toEqual([])
  })

  it.each(['telegram', 'farcaster', 'Google', '__proto__', '', null])(
    'for a social login with %j are refused [S1.009] [S5.006]',
    async (provider) => {
      const { ask, settled } = open({
        PING: () => 'pong',
        GET_SOCIAL_REDIRECT_URI: (payload) => ({ asked: payload.provider }),
      })
      ask({ id: 'known', type: 'APP_GET_SOCIAL_REDIRECT_URI', payload: { provider: 'google' } })
      ask({ id: 'other', type: 'APP_GET_SOCIAL_REDIRECT_URI', payload: { provider } })
      const answers = await settled()
      expect(answers).toHaveLength(2)
      expect(answers).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id: 'other', type: 'FRAME_GET_SOCIAL_REDIRECT_URI_ERROR' }),
          { id: 'known', type: 'FRAME_GET_SOCIAL_REDIRECT_URI_SUCCESS', payload: { asked: 'google' } },
        ]),
      )
    },
  )

  it('are served once for each id (attack 25)', async () => {
    let served = 0
    const { ask, settled } = open({ PING: () => 'pong', GET_TOKEN: () => (served += 1) })
    for (let count = 0; count < 3; count += 1) ask({ id: 'same', type: 'APP_GET_TOKEN' })
    expect(await settled()).toEqual([{ id: 'same', type: 'FRAME_GET_TOKEN_SUCCESS', payload: 1 }])
    expect(served).toBe(1)
  })

  it('wait for an answer 64 at a time', async () => {
    const { answers, ask } = open({ GET_USER: () => new Promise(() => {}) })
    for (let count = 0; count < 65; count += 1) ask({ id: `${count}`, type: 'APP_GET_USER' })
    await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 20_000 })
    expect(answers).toEqual([expect.objectContaining({ id: '64', type: 'FRAME_GET_USER_ERROR' })])
  })

  it('end with the channel when a page floods it (attack 24)', async () => {
    let served = 0
    const { answers, ask } = open({ PING: () => (served += 1) })
    for (let count = 0; count < 5_000; count += 1) ask({ id: `${count}`, type: 'APP_PING' })
    await vi.waitFor(() => expect(answers).toHaveLength(600), { timeout: 20_000 })
    expect(served).toBe(600)
  })
})
