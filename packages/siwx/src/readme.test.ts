import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { siwx as withBackEnd } from './test/readme/backEnd.ts'
import { callBackEnd, siwx as withCloud } from './test/readme/cloud.ts'
import { siwx as withPage } from './test/readme/page.ts'

const folder = path.join(import.meta.dirname, 'test', 'readme')
const readme = readFileSync(path.join(import.meta.dirname, '..', 'README.md'), 'utf8')

/** The code blocks whose first line names their file, by that name. */
const blocks = new Map(
  [...readme.matchAll(/```ts\n(\/\/ (\S+)\n.*?)```/gs)].map(([, code = '', file = '']) => [file, code]),
)

it('shows in the README the files that are compiled and tested', () => {
  expect([...blocks.keys()].toSorted()).toEqual(readdirSync(folder).toSorted())
  for (const [file, code] of blocks) expect(code, file).toBe(readFileSync(path.join(folder, file), 'utf8'))
})

it('shows objects that send no request for a visitor who never signed in', async () => {
  const account = { chainId: 'eip155:1', accountAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } as const
  for (const siwx of [withPage, withCloud]) expect(await siwx.getSessions(account)).toEqual([])
  expect([withPage, withCloud, withBackEnd].map((siwx) => siwx.getRequired())).toEqual([true, true, true])
})

it('shows a call of a back end that is repeated once after a refusal', async () => {
  const seen: (string | undefined)[] = []
  const server = createServer((request, response) => {
    seen.push(request.headers.authorization)
    response.writeHead(401).end()
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const account = { chainId: 'eip155:1', accountAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } as const
  const response = await callBackEnd(account, `http://127.0.0.1:${port}/orders`)
  expect(response.status).toBe(401)
  // Signed out, so there is no token.
  expect(seen).toEqual([undefined, undefined])
})
