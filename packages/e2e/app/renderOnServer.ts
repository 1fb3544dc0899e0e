// Runs in plain Node: creates two modals at module scope, renders both at once, writes the markup, and exits by itself.
import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { defineNetwork } from '@latchkey/core/networks'
import { createElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { PlainPage } from './PlainPage.ts'

const toNetwork = (id: number, name: string) =>
  defineNetwork({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  })
const first = toNetwork(31337, 'First Chain')
const second = toNetwork(31338, 'Second Chain')
const modals = [
  createModal({ projectId: 'dev', networks: [first, second], adapters: [eip155Adapter()] }),
  createModal({ projectId: 'dev', networks: [second], adapters: [eip155Adapter()], locale: 'ar', themeMode: 'dark' }),
]

const pages = modals.map((modal) => createElement(PlainPage, { modal }))
const texts = pages.map((page) => renderToString(page))
const streamed = await Promise.all(
  pages.map(async (page) => {
    const stream = await renderToReadableStream(page)
    return new Response(stream).text()
  }),
)
process.stdout.write(JSON.stringify({ texts, streamed, hasWindow: 'window' in globalThis }))
