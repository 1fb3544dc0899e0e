import { anything, assert, constantFrom, double, jsonValue, oneof, property, record, string, webUrl } from 'fast-check'
import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { sendEvent } from './sendEvent.ts'
import { anyCharacter, runs } from '../../../../fuzz.shared.ts'

const text = string({ unit: anyCharacter })

/** An event with some of its fields replaced. */
const body = record(
  {
    eventId: oneof(text, anything()),
    url: oneof(webUrl(), text, constantFrom('javascript:alert(1)', '//a', 'https://'), anything()),
    domain: oneof(text, anything()),
    timestamp: oneof(double(), anything()),
    props: oneof(
      record({ type: text, event: text }, { requiredKeys: ['event'] }),
      record({ event: anything() }),
      anything(),
    ),
  },
  { requiredKeys: [] },
)

describe('the body of sendEvent', () => {
  it('accepts every well-formed event and keeps the fields of its props', () => {
    assert(
      property(text, webUrl(), double({ noNaN: true }), jsonValue(), (word, url, timestamp, extra) => {
        const event = { eventId: word, url, domain: word, timestamp, props: { event: word, extra } }
        expect(parse(sendEvent.body, event)).toStrictEqual(event)
      }),
    )
  })

  it('never throws, and every accepted event has a URL, a number and the name of an event', () => {
    assert(
      property(oneof(body, anything()), (value) => {
        const result = safeParse(sendEvent.body, value)
        if (!result.success) return
        const { domain, eventId, props, timestamp, url } = result.output
        expect(URL.canParse(url)).toBe(true)
        expect(Number.isNaN(timestamp)).toBe(false)
        for (const entry of [eventId, url, domain, props.event]) expect(entry.length).toBeLessThanOrEqual(2_048)
      }),
      runs(1_000),
    )
  })
})
