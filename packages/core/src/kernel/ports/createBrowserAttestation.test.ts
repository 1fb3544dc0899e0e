import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createBrowserAttestation } from './createBrowserAttestation.ts'
import type { AttestationPage } from './createBrowserAttestation.ts'

const url = 'https://verify.example.com/v3/attestation?id=ab'
const origin = 'https://verify.example.com'
const toToken = (claims: object): string => `header.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.signature`
const token = toToken({ id: 'ab', origin: 'https://app.example.com' })
const answer = { type: 'verify_attestation', attestation: token }

function setUp() {
  const frames: { url: string; isOpen: boolean }[] = []
  const listeners = new Set<Parameters<AttestationPage['onMessage']>[0]>()
  const frameWindow = {}
  const page: AttestationPage = {
    openFrame: (opened) => {
      const frame = { url: opened, isOpen: true }
      frames.push(frame)
      return {
        window: frameWindow,
        remove: () => {
          frame.isOpen = false
        },
      }
    },
    onMessage: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
  const controller = new AbortController()
  const attestation = createBrowserAttestation(page)({ url, id: 'ab', signal: controller.signal })
  const say = (event: { origin?: string; source?: unknown; data: unknown }): void => {
    for (const listener of listeners) listener({ origin, source: frameWindow, ...event })
  }
  return { attestation, say, frames, listeners, controller }
}

describe('createBrowserAttestation', () => {
  it.each([
    ['as a text', JSON.stringify(answer)],
    ['as an object', answer],
  ])('returns the token of the frame, %s, and removes the frame', async (_, data) => {
    const { attestation, say, frames, listeners } = setUp()
    expect(frames).toStrictEqual([{ url, isOpen: true }])
    say({ data })
    expect(await attestation).toBe(token)
    expect(frames).toStrictEqual([{ url, isOpen: false }])
    expect(listeners.size).toBe(0)
  })

  it('accepts the answer that there is no token', async () => {
    const { attestation, say } = setUp()
    say({ data: '{"type":"verify_attestation","attestation":null}' })
    expect(await attestation).toBe('')
  })

  it.each([
    ['of another origin', { origin: 'https://evil.example.com', data: answer }],
    ['of another window', { source: {}, data: answer }],
    ['about another message', { data: { ...answer, attestation: toToken({ id: 'cd' }) } }],
    ['of another kind', { data: { ...answer, type: 'verify_ready' } }],
    ['with a token that is none', { data: { ...answer, attestation: 'a.%.c' } }],
    ['with a token that is no text', { data: { ...answer, attestation: 7 } }],
    ['with an endless token', { data: { ...answer, attestation: `${token}${'x'.repeat(9_000)}` } }],
    ['of no JSON', { data: 'hello' }],
    ['of nothing', { data: null }],
  ])('ignores messages %s', async (_, event) => {
    const { attestation, say, frames } = setUp()
    say(event)
    expect(frames[0]?.isOpen).toBe(true)
    say({ data: answer })
    expect(await attestation).toBe(token)
  })

  it('rejects when its signal aborts', async () => {
    const { attestation, frames, listeners, controller } = setUp()
    controller.abort(new DOMException('', 'TimeoutError'))
    await expect(attestation).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(frames[0]?.isOpen).toBe(false)
    expect(listeners.size).toBe(0)
  })

  it('restricts the frame to scripts of its own origin before it loads, and removes it', async () => {
    const written: string[] = []
    const frame = {
      contentWindow: {},
      hidden: false,
      setAttribute: (name: string, value: string) => written.push(`${name}=${value}`),
      set src(value: string) {
        written.push(`src=${value}`)
      },
      remove: () => written.push('removed'),
    }
    vi.stubGlobal('document', { createElement: () => frame, body: { append: () => written.push('appended') } })
    vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
    onTestFinished(() => void vi.unstubAllGlobals())
    const controller = new AbortController()
    const attestation = createBrowserAttestation()({ url, id: 'ab', signal: controller.signal })
    controller.abort(new DOMException('', 'AbortError'))
    await expect(attestation).rejects.toMatchObject({ name: 'AbortError' })
    expect(written).toEqual(['sandbox=allow-scripts allow-same-origin', `src=${url}`, 'appended', 'removed'])
  })

  it('rejects at once on a server', async () => {
    const { signal } = new AbortController()
    await expect(createBrowserAttestation()({ url, id: 'ab', signal })).rejects.toBeUndefined()
  })
})
