import { anything, assert, constantFrom, oneof, property, record, string, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAnnouncement } from './parseAnnouncement.ts'
import { readInjected } from './readInjected.ts'
import { runs } from '../../../../fuzz.shared.ts'

const provider = { request: async () => null }
const announce = (detail: unknown): Event => Object.assign(new Event('eip6963:announceProvider'), { detail })

describe('parseAnnouncement (EIP-6963)', () => {
  it('reads every well-formed announcement', () => {
    const info = record({
      rdns: stringMatching(/^[\w.-]{1,128}$/),
      name: stringMatching(/^[a-zA-Z]{1,64}$/),
      icon: constantFrom('data:image/svg+xml,a', 'https://wallet.example/a.png'),
      uuid: string(),
    })
    assert(
      property(info, (info) => {
        const { icon, name, rdns } = info
        expect(parseAnnouncement(announce({ info, provider }))).toStrictEqual({
          descriptor: { id: rdns, namespace: 'eip155', name, type: 'ANNOUNCED', rdns, ready: 'installed', icon },
          provider,
        })
      }),
    )
  })

  it('never throws, and describes no wallet without a bounded name, a bounded id and a provider', () => {
    const text = oneof(string(), constantFrom('io.wallet', 'Wallet', 'https://a', 'javascript:a'), anything())
    const detail = record(
      {
        info: oneof(record({ rdns: text, name: text, icon: text }, { requiredKeys: [] }), anything()),
        provider: oneof(constantFrom(provider), anything()),
      },
      { requiredKeys: [] },
    )
    assert(
      property(oneof(detail, anything()), (detail) => {
        const found = parseAnnouncement(announce(detail))
        if (found === undefined) return
        expect(found.provider).toBe(provider)
        expect(found.descriptor.rdns).toMatch(/^[\w.-]{1,128}$/)
        expect(found.descriptor.name).toMatch(/^.{1,64}$/s)
        expect(found.descriptor.icon ?? 'https://').toMatch(/^(?:https:\/\/|data:image\/)/)
      }),
      runs(1_000),
    )
  })
})

describe('readInjected', () => {
  it('never throws, and finds only objects that can be asked, each once', () => {
    const flags = record(
      { isMetaMask: anything(), isBraveWallet: anything(), providers: anything() },
      { requiredKeys: [] },
    )
    const wallet = flags.map((flags) => ({ ...provider, ...flags }))
    const page = record({
      ethereum: oneof(
        wallet,
        record({
          request: constantFrom(provider.request),
          providers: oneof(
            anything(),
            wallet.map((one) => [one, one]),
          ),
        }),
        anything(),
      ),
    })
    assert(
      property(page, (page) => {
        const found = readInjected(Object.assign(new EventTarget(), page))
        expect(found.every((wallet) => wallet.provider.request === provider.request)).toBe(true)
        expect(new Set(found.map((wallet) => wallet.descriptor.id)).size).toBe(found.length)
      }),
      runs(500),
    )
  })
})
