import { describe, expect, it } from 'vitest'
import type { AttestParameters } from '../../kernel/ports/createBrowserAttestation.ts'
import { createConsoleLogger } from '../../kernel/ports/createConsoleLogger.ts'
import { createFakeClock } from '../../kernel/ports/createFakeClock.ts'
import { createVerify } from './createVerify.ts'

const hashes = { id: 'ab', decryptedId: 'cd' }

function setUp(answer: string | undefined, url = 'wss://relay.walletconnect.org') {
  const clock = createFakeClock()
  const asked: AttestParameters[] = []
  let current = answer
  const verify = createVerify({
    relay: { url, projectId: 'project' },
    origin: 'https://app.example.com',
    attest: (parameters) => {
      asked.push(parameters)
      if (current !== undefined) return Promise.resolve(current)
      return new Promise((_, reject) => parameters.signal.addEventListener('abort', () => reject(new Error('late'))))
    },
    clock,
    logger: createConsoleLogger({ level: 'silent' }),
  })
  const setAnswer = (next: string | undefined): void => {
    current = next
  }
  return { clock, asked, verify, setAnswer }
}

describe('createVerify', () => {
  it.each([
    ['wss://relay.walletconnect.org', true],
    ['wss://relay.walletconnect.com/', true],
    ['wss://relay.example.com', false],
    ['ws://127.0.0.1:4000/relay', false],
    ['wss://relay.walletconnect.org.evil.example', false],
    ['nonsense', false],
  ])('is available for the public relays only: %s %s', (url, isThere) => {
    expect(setUp('', url).verify !== undefined).toBe(isThere)
  })

  it('sends the page, the project and the message to the public server', async () => {
    const { verify, asked, clock } = setUp('a.b.c')
    expect(await verify?.(hashes)).toBe('a.b.c')
    expect(asked[0]?.url).toBe(
      'https://verify.walletconnect.org/v3/attestation?projectId=project&origin=https%3A%2F%2Fapp.example.com&id=ab&decryptedId=cd',
    )
    expect(asked[0]?.id).toBe('ab')
    expect(clock.countTimers()).toBe(0)
  })

  it('waits 300 ms at most', async () => {
    const { verify, clock } = setUp(undefined)
    let attestation: string | undefined
    const done = verify?.(hashes).then((value) => (attestation = value))
    clock.advance(299)
    await Promise.resolve()
    expect(attestation).toBeUndefined()
    clock.advance(1)
    await done
    expect(attestation).toBe('')
  })

  it('sends no request after two consecutive failures', async () => {
    const { verify, clock, asked, setAnswer } = setUp(undefined)
    const fail = async (): Promise<void> => {
      const attestation = verify?.(hashes)
      clock.advance(300)
      expect(await attestation).toBe('')
    }
    await fail()
    setAnswer('a.b.c')
    expect(await verify?.(hashes)).toBe('a.b.c')
    setAnswer(undefined)
    await fail()
    await fail()
    expect(asked).toHaveLength(4)
    setAnswer('a.b.c')
    expect(await verify?.(hashes)).toBe('')
    expect(asked).toHaveLength(4)
  })
})
