import { assert, constantFrom, dictionary, jsonValue, nat, oneof, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../kernel/ports/createMemoryStorage.ts'
import { createPersistedItem } from '../../kernel/store/createPersistedItem.ts'
import { replaceLeaf } from '../../test/replaceLeaf.ts'
import { proposalsItem, sessionsItem } from './signStorage.ts'
import { assertUnpolluted, mutatedJson, runs } from '../../../../../fuzz.shared.ts'

const key = 'ab'.repeat(32)
const session = {
  topic: key,
  pairingTopic: key,
  symKey: key,
  expiresAt: 1,
  grants: {
    eip155: { accounts: ['eip155:1:0xab'], networkIds: ['eip155:1'], methods: ['personal_sign'], events: [''] },
  },
  peer: { name: 'a', description: 'b', url: '', icons: ['c'], redirect: { native: 'wallet://' } },
  properties: { a: 'b' },
  handled: ['1'],
  updateId: 0,
}
const proposal = { id: 1, pairingTopic: key, symKey: key, privateKey: key, endsAt: 1 }

describe('the stored sessions and proposals of the Sign client', () => {
  it('are accepted in their own form', () => {
    expect(sessionsItem.isValue([session])).toBe(true)
    expect(proposalsItem.isValue([proposal])).toBe(true)
  })

  it('are refused if a single part has another type', () => {
    const foreign = constantFrom(null, true, [], ['a'], {}, { a: 'b' }, 'x'.repeat(20_000), Number.NaN, Infinity)
    assert(
      property(nat(), foreign, (at, foreign) => {
        expect(sessionsItem.isValue([session, replaceLeaf(session, at, foreign)])).toBe(false)
        expect(proposalsItem.isValue([replaceLeaf(proposal, at, foreign)])).toBe(false)
      }),
      runs(500),
    )
  })

  it('are refused with a field too many or too few', () => {
    const name = constantFrom(...Object.keys(session), ...Object.keys(proposal), 'more', '__proto__')
    const isOther = (value: object, changed: object): boolean =>
      Object.keys(value).join() !== Object.keys(changed).join()
    assert(
      property(name, dictionary(name, jsonValue(), { minKeys: 1 }), (name, more) => {
        const { [name]: _, ...fewer }: Record<string, unknown> = session
        expect(sessionsItem.isValue([fewer])).toBe(!isOther(session, fewer))
        const extended = { ...more, ...proposal }
        expect(proposalsItem.isValue([extended])).toBe(Object.keys(extended).length === Object.keys(proposal).length)
      }),
    )
  })

  it('are refused without an exception if they are anything else', () => {
    assert(
      property(
        oneof(
          jsonValue(),
          dictionary(constantFrom(...Object.keys(session)), jsonValue()).map((value) => [value]),
        ),
        (value) => {
          const isEmpty = Array.isArray(value) && value.length === 0
          expect([sessionsItem.isValue(value), proposalsItem.isValue(value)]).toStrictEqual([isEmpty, isEmpty])
        },
      ),
      runs(500),
    )
  })
})

describe('stored sessions and proposals with mistakes', () => {
  it('are accepted only in their own form, and never lead to an exception', () => {
    const item = constantFrom(sessionsItem, proposalsItem)
    assert(
      property(item, mutatedJson(constantFrom([session], [session, session], [proposal])), (stored, text) => {
        const storage = createMemoryStorage({ [stored.key]: `{"v":${stored.version},"value":${text}}` })
        const value: unknown = createPersistedItem<unknown>({ storage, item: stored }).get()
        assertUnpolluted()
        if (value === undefined) return
        expect(stored.isValue(JSON.parse(JSON.stringify(value)))).toBe(true)
        const names = Object.keys(stored === sessionsItem ? session : proposal).toSorted()
        for (const entry of Array.isArray(value) ? value : [{}]) expect(Object.keys(entry).toSorted()).toEqual(names)
      }),
      runs(500),
    )
  })
})
