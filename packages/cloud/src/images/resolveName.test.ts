import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resolveName } from './resolveName.ts'

const types = { a: 1, aaaa: 28 }

/** The addresses of the test's names, by type of record; a name server that does not know `slow.example` stays silent. */
const records: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  'both.example': { [types.a]: ['01020304'], [types.aaaa]: ['20010db8000000000000000000000001'] },
  'old.example': { [types.a]: ['5db8d822', '7f000001'] },
  'new.example': { [types.aaaa]: ['26064700000000000000000000001111'] },
}

const server = createSocket('udp4', (query, { address, port }) => {
  const { end, name } = readName(query)
  if (name !== 'slow.example') server.send(answer(query, end, records[name]), port, address)
})
let servers: readonly string[]
beforeAll(async () => {
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  servers = [`127.0.0.1:${server.address().port}`]
})
afterAll(() => void server.close())

function readName(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = []
  let offset = 12
  for (let length = query[offset] ?? 0; length > 0; length = query[offset] ?? 0) {
    labels.push(query.toString('latin1', offset + 1, offset + 1 + length))
    offset += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: offset + 1 }
}

/** An answer as in RFC 1035: the question, then one record for each address; without records, there is no such name. */
function answer(query: Buffer, end: number, known: (typeof records)[string] | undefined): Buffer {
  const type = query.readUInt16BE(end)
  const addresses = known?.[type] ?? []
  const header = Buffer.from(query.subarray(0, 12))
  header.writeUInt16BE(known === undefined ? 0x8183 : 0x8180, 2)
  header.writeUInt16BE(addresses.length, 6)
  header.writeUInt32BE(0, 8)
  const rows = addresses.map((hex) => {
    const data = Buffer.from(hex, 'hex')
    const start = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length])
    return Buffer.concat([start, data])
  })
  return Buffer.concat([header, query.subarray(12, end + 4), ...rows])
}

it.each([
  { name: 'both.example', addresses: ['1.2.3.4', '2001:db8::1'] },
  { name: 'old.example', addresses: ['93.184.216.34', '127.0.0.1'] },
  { name: 'new.example', addresses: ['2606:4700::1111'] },
  { name: 'nowhere.example', addresses: [] },
])('finds all addresses of $name, those of IPv4 first', async ({ addresses, name }) => {
  expect(await resolveName(name, new AbortController().signal, servers)).toEqual(addresses)
})

it('stops asking when the time is over', async () => {
  const ending = new AbortController()
  server.once('message', () => ending.abort())
  await expect(resolveName('slow.example', ending.signal, servers)).rejects.toThrow('This operation was aborted')
})
