import { parseCacaoPayload, type SiwxSession } from '@latchkey/protocol/siwx'
import { array, assert, asyncProperty, constantFrom, nat, oneof, record } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileText, mutatedText, runs } from '../../../../fuzz.shared.ts'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import type { Storage } from '../storage/Storage.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { openTestProjects } from '../test/openTestProjects.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { constants } from './constants.ts'
import { createSignInStore } from './createSignInStore.ts'

let storage: Storage
const keys = new Map<'shop' | 'bank', string>()
beforeAll(async () => {
  storage = await openTestStorage()
  const bus = createMemoryBus({ logger: createTestLogger() })
  const projects = openTestProjects({ database: storage.database, bus, now: Date.now, isDev: false })
  for (const name of ['shop', 'bank'] as const) keys.set(name, (await projects.create({ name })).key)
})
afterAll(() => storage.close())
const toKey = (project: 'shop' | 'bank'): string => keys.get(project) ?? ''

const [signed] = parseCacaoPayload({
  iss: 'did:pkh:eip155:1:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  domain: 'app.example',
  aud: 'https://app.example',
  version: '1',
  nonce: 'abcdefgh',
  iat: '2026-01-15T12:00:00Z',
})

const project = constantFrom('shop' as const, 'bank' as const)
const step = oneof(
  record({ kind: constantFrom('create' as const), project }),
  record({ kind: constantFrom('attempt' as const), project, which: nat({ max: 5 }) }),
  record({
    kind: constantFrom('use' as const),
    project,
    which: array(nat({ max: 5 }), { minLength: 1, maxLength: 3 }),
    /** As many at the same time. */
    times: constantFrom(1, 1, 2, 3),
  }),
  record({
    kind: constantFrom('wait' as const),
    time: constantFrom(1, constants.nonceLife / 2, constants.nonceLife),
  }),
  record({ kind: constantFrom('sweep' as const) }),
  record({
    kind: constantFrom('foreign' as const),
    nonce: oneof(hostileText, mutatedText(constantFrom('0'.repeat(32), 'ab'.repeat(16)))),
  }),
)

/** What must be known of a nonce to predict every answer. */
interface Model {
  readonly nonce: string
  readonly project: string
  readonly expiresAt: number
  attempts: number
  isUsed: boolean
}

it('lets every nonce sign in once, in its project and time, whatever happens in between and at the same time', async () => {
  if (signed === undefined) throw new TypeError('The payload of the test is not a sign-in')
  const session: SiwxSession = { ...signed, signature: '0x00' }
  let now = Date.UTC(2026, 0, 15, 12)
  let sessions = 0
  const store = createSignInStore({ storage, logger: createTestLogger(), now: () => now })
  const use = (projectKey: string, nonces: readonly string[]): Promise<boolean> =>
    store.add({
      projectKey,
      nonces,
      sessions: [
        {
          id: `session${++sessions}`,
          account: `eip155:1:${sessions}`,
          domain: 'app.example',
          session,
          createdAt: now,
          expiresAt: now + 60_000,
          revokedAt: null,
          secretHash: null,
        },
      ],
    })
  await assert(
    asyncProperty(array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
      const created: Model[] = []
      const isActive = ({ expiresAt, isUsed }: Model): boolean => !isUsed && expiresAt > now
      for (const one of steps) {
        if (one.kind === 'create') {
          const { expiresAt, nonce } = await store.createNonce({ projectKey: toKey(one.project) })
          expect(created.map((model) => model.nonce)).not.toContain(nonce)
          created.push({ nonce, project: one.project, expiresAt, attempts: 0, isUsed: false })
        } else if (one.kind === 'wait') now += one.time
        else if (one.kind === 'sweep') await store.sweep()
        else if (one.kind === 'foreign') {
          const { nonce } = one
          expect(await store.takeAttempt({ projectKey: toKey('shop'), nonce })).toBe('unknown')
        } else if (one.kind === 'attempt') {
          const model = created[one.which % Math.max(1, created.length)]
          if (model === undefined) continue
          const answer = await store.takeAttempt({ projectKey: toKey(one.project), nonce: model.nonce })
          const isGood = model.project === one.project && isActive(model) && model.attempts < constants.attemptsPerNonce
          expect(answer === 'good').toBe(isGood)
          if (isGood) model.attempts += 1
        } else {
          const models = one.which.flatMap((which) => created[which % Math.max(1, created.length)] ?? [])
          if (models.length === 0) continue
          const isGood = models.every((model) => model.project === one.project && isActive(model))
          const nonces = models.map(({ nonce }) => nonce)
          const before = sessions
          const outcomes = await Promise.all(Array.from({ length: one.times }, () => use(toKey(one.project), nonces)))
          expect(outcomes.filter(Boolean)).toHaveLength(isGood ? 1 : 0)
          const ids = Array.from({ length: one.times }, (_, index) => `session${before + 1 + index}`)
          expect(await store.find({ projectKey: toKey(one.project), ids })).toHaveLength(isGood ? 1 : 0)
          if (isGood) for (const model of models) model.isUsed = true
        }
      }
    }),
    runs(15, 500),
  )
})
