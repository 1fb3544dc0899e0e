import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import type { PopupPage } from '../kernel/ports/openPopup.ts'
import { openLoginPopup } from './openLoginPopup.ts'

const secureSite = 'https://wallet.example.com'
const done = { type: 'SOCIAL_LOGIN_DONE', ticket: 'ticket-of-the-attempt' }

/** A page whose popup behaves as a browser's: it can be closed, and messages come from it or from others. */
function openInPage(
  parameters: { readonly isBlocked?: boolean; readonly state?: 'open' | 'answered' | 'ended' | 'unknown' } = {},
) {
  const { isBlocked = false } = parameters
  const clock = createFakeClock()
  const end = new AbortController()
  const replies: unknown[] = []
  const target = new EventTarget()
  const createSource = () => {
    const { port1 } = new MessageChannel()
    return Object.assign(port1, {
      postMessage: (message: unknown, options: unknown) => void replies.push([message, options]),
    })
  }
  const source = createSource()
  const popup = Object.assign(source, {
    closed: false,
    location: { href: '' },
    close: () => {
      popup.closed = true
    },
  })
  const opens: unknown[] = []
  const page: unknown = {
    screenX: 100,
    screenY: 50,
    outerWidth: 1_200,
    outerHeight: 900,
    open: (...values: unknown[]) => {
      opens.push(values)
      return isBlocked ? null : popup
    },
    addEventListener: (name: string, listener: EventListener) => target.addEventListener(name, listener),
    removeEventListener: (name: string, listener: EventListener) => target.removeEventListener(name, listener),
  }
  let state = parameters.state ?? 'open'
  const login = openLoginPopup({
    secureSite,
    page: page as PopupPage,
    ports: { clock },
    signal: end.signal,
    getState: async () => {
      if (state === 'unknown') throw new TypeError('The frame is gone')
      return state
    },
  })
  const outcome = login.result.then(
    (ticket) => ({ ticket }),
    (error: unknown) => ({ error }),
  )
  const post = (data: unknown, from: { readonly origin?: string; readonly source?: MessagePort | null } = {}): void => {
    const { origin = secureSite } = from
    target.dispatchEvent(
      new MessageEvent('message', { data, origin, source: from.source === undefined ? source : from.source }),
    )
  }
  /** The events so far, without waiting for more. */
  const peek = async (): Promise<unknown> => {
    // Promises that are settled win over one that settles in a later task.
    const later = new Promise<'waits'>((resolve) => setImmediate(() => resolve('waits')))
    return Promise.race([outcome, later])
  }
  return {
    clock,
    createSource,
    end,
    login,
    opens,
    outcome,
    peek,
    popup,
    post,
    replies,
    setState: (next: typeof state) => (state = next),
  }
}

describe('the popup of a social login', () => {
  it('opens in the middle of the window with 600 x 800 at the waiting page, and is led on [S9.010]', () => {
    const { login, opens, popup } = openInPage()
    expect(opens).toEqual([[`${secureSite}/login/social`, '_blank', 'popup,width=600,height=800,left=400,top=100']])
    login.lead(`${secureSite}/login/social?attempt=1`)
    expect(popup.location.href).toBe(`${secureSite}/login/social?attempt=1`)
    expect(login.isBlocked).toBe(false)
  })

  it('resolves with the ticket, confirms it, closes, and leaves no timer', async () => {
    const { clock, outcome, popup, post, replies } = openInPage()
    post(done)
    expect(await outcome).toEqual({ ticket: done.ticket })
    expect(replies).toEqual([['SOCIAL_LOGIN_RECEIVED', { targetOrigin: secureSite }]])
    expect([popup.closed, clock.countTimers()]).toEqual([true, 0])
  })

  it.each([
    ['of another origin [S5.008]', done, { origin: 'https://evil.net' }],
    ['of an origin that looks alike', done, { origin: 'https://wallet.example.com.evil.net' }],
    ['of the same host without encryption', done, { origin: 'http://wallet.example.com' }],
    ['of no origin', done, { origin: 'null' }],
    ['of another window', done, { source: new MessageChannel().port1 }],
    ['without a window', done, { source: null }],
    ['of another kind', { type: 'FRAME_READY', version: 4 }, {}],
    ['without a ticket', { type: 'SOCIAL_LOGIN_DONE' }, {}],
    ['with a long ticket', { ...done, ticket: 'x'.repeat(129) }, {}],
    ['that is a text', JSON.stringify(done), {}],
  ])('ignores a message %s (attack 106)', async (_name, message, from) => {
    const { outcome, peek, post, replies } = openInPage()
    post(message, from)
    expect(await peek()).toBe('waits')
    expect(replies).toEqual([])
    post(done)
    expect(await outcome).toEqual({ ticket: done.ticket })
  })

  it('says that the popup was closed, at a poll of 1 s and if the attempt is still open 2 s later [S9.011]', async () => {
    const { clock, outcome, peek, popup } = openInPage()
    popup.close()
    clock.advance(999)
    clock.advance(1)
    clock.advance(1_999)
    expect(await peek()).toBe('waits')
    clock.advance(1)
    expect(await outcome).toMatchObject({ error: { code: 'auth.popupClosed', message: 'Popup closed' } })
    expect(clock.countTimers()).toBe(0)
  })

  it('takes a result that arrives within these 2 s', async () => {
    const { clock, outcome, popup, post } = openInPage()
    popup.close()
    clock.advance(1_500)
    post(done)
    clock.advance(10_000)
    expect(await outcome).toEqual({ ticket: done.ticket })
  })

  it('waits for the code if the popup is gone and the provider has answered', async () => {
    const { clock, end, outcome, peek, popup, setState } = openInPage()
    setState('answered')
    popup.close()
    clock.advance(10_000)
    expect(await peek()).toBe('waits')
    const reason = new TypeError('left')
    end.abort(reason)
    expect(await outcome).toEqual({ error: reason })
  })

  it.each([
    ['ended', 'auth.socialFailed'],
    ['unknown', 'auth.popupClosed'],
  ] as const)('fails if the popup is gone and the attempt is %s', async (state, code) => {
    const { clock, outcome, popup } = openInPage({ state })
    popup.close()
    clock.advance(1_000)
    clock.advance(2_000)
    expect(await outcome).toMatchObject({ error: { code } })
  })

  it('fails if the login was declined', async () => {
    const { outcome, popup, post } = openInPage()
    post({ type: 'SOCIAL_LOGIN_REFUSED' })
    expect(await outcome).toMatchObject({
      error: { code: 'auth.socialFailed', message: 'Failed to initiate social connection' },
    })
    expect(popup.closed).toBe(true)
  })

  it('takes the result of a window that a link has opened, if the popup was blocked', async () => {
    const { clock, createSource, login, outcome, post, replies } = openInPage({ isBlocked: true })
    expect(login.isBlocked).toBe(true)
    login.lead(`${secureSite}/login/social?attempt=1`)
    clock.advance(60_000)
    post(done, { source: createSource(), origin: 'https://evil.net' })
    post(done, { source: createSource() })
    expect(await outcome).toEqual({ ticket: done.ticket })
    expect(replies).toHaveLength(1)
  })

  it('ends when the visitor leaves, and opens nothing after that', async () => {
    const { clock, end, outcome, popup, post } = openInPage()
    const reason = new TypeError('left')
    end.abort(reason)
    expect(await outcome).toEqual({ error: reason })
    expect([popup.closed, clock.countTimers()]).toEqual([true, 0])
    post(done)
    expect(await outcome).toEqual({ error: reason })
  })
})
