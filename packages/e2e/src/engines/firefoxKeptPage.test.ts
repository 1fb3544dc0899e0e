import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getFreePort } from '../../../../getFreePort.shared.ts'
import { getEngine } from '../setup/findEngine.ts'
import { type JourneyCloud, startCloud } from '../setup/startCloud.ts'
import type { EngineDriver } from './EngineDriver.ts'
import { keepBrowser } from './keepBrowser.ts'
import { launchFirefox } from './launchFirefox.ts'

/** An app that talks to the frame without core, so that it gives up nothing by itself. It shows what it has seen as JSON. */
const toPage = (frameUrl: string): string => `<!doctype html><title>App</title>
<output></output>
<script>
const ports = []
const seen = { announced: 0, isKept: false, answers: {} }
const show = (change) => {
  Object.assign(seen, change)
  document.querySelector('output').textContent = JSON.stringify(seen)
}
addEventListener('message', ({ data }) => {
  if (data.type === 'FRAME_READY') show({ announced: seen.announced + 1 })
})
addEventListener('pageshow', ({ persisted }) => show({ isKept: persisted }))
addEventListener('greet', ({ detail }) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => show({ answers: { ...seen.answers, [data.id ?? data.nonce]: data.type } })
  ports.push(port1)
  const hello = { type: 'APP_HELLO', version: 4, projectId: 'dev', nonce: detail }
  document.querySelector('iframe').contentWindow.postMessage(hello, '*', [port2])
})
addEventListener('ask', ({ detail }) => {
  for (const [index, port] of ports.entries()) port.postMessage({ id: detail + index, type: 'APP_PING' })
})
</script>
<iframe src="${frameUrl}"></iframe>`

describe('a page that Firefox keeps when the visitor leaves it', () => {
  let cloud: JourneyCloud
  let secureSite = ''
  const server = createServer(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(url === '/' ? toPage(`${secureSite}/frame?projectId=dev`) : '<!doctype html><title>Elsewhere</title>')
  })
  let app = ''
  beforeAll(async () => {
    const port = await getFreePort()
    secureSite = `http://wallet.localhost:${port}`
    cloud = await startCloud({ rpcUrls: {}, environment: { LATCHKEY_SECURE_SITE_PORT: String(port) } })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new TypeError('The server has no port.')
    app = `http://app.localhost:${address.port}`
  })
  afterAll(async () => {
    server.close()
    server.closeAllConnections()
    await cloud?.stop()
  })
  const browser = keepBrowser(() => launchFirefox(getEngine('firefox')))

  it('comes back without a channel to its old frame, and with a new frame (attack 127)', async () => {
    const read = async (from: EngineDriver): Promise<unknown> =>
      JSON.parse(await from.evaluate(() => document.querySelector('output')?.textContent ?? '{}'))
    const driver = await browser.open(async (opened) => {
      await opened.goto(`${app}/`)
      await expect.poll(() => read(opened)).toMatchObject({ announced: 1 })
    })
    const tell = (name: string, detail: string) =>
      driver.evaluate(
        (type, text) => {
          dispatchEvent(new CustomEvent(type, { detail: text }))
          return ''
        },
        name,
        detail,
      )
    await tell('greet', 'greeting-of-the-first-frame')
    await expect
      .poll(() => read(driver))
      .toMatchObject({ answers: { 'greeting-of-the-first-frame': 'FRAME_HELLO_SUCCESS' } })
    await tell('ask', 'before')
    await expect.poll(() => read(driver)).toMatchObject({ answers: { before0: 'FRAME_PING_SUCCESS' } })

    await driver.goto(`${app}/elsewhere`)
    await driver.evaluate(() => {
      history.back()
      return ''
    })
    // The same document, with what it had: the browser has kept it.
    await expect
      .poll(() => read(driver).catch(() => undefined))
      .toMatchObject({ isKept: true, answers: { before0: 'FRAME_PING_SUCCESS' } })
    await tell('ask', 'after')
    await expect.poll(() => read(driver)).toMatchObject({ announced: 2 })
    await tell('greet', 'greeting-of-the-second-frame')
    await expect
      .poll(() => read(driver))
      .toMatchObject({ answers: { 'greeting-of-the-second-frame': 'FRAME_HELLO_SUCCESS' } })
    await tell('ask', 'last')
    await expect.poll(() => read(driver)).toMatchObject({ answers: { last1: 'FRAME_PING_SUCCESS' } })
    expect(await read(driver)).toEqual({
      announced: 2,
      isKept: true,
      answers: {
        'greeting-of-the-first-frame': 'FRAME_HELLO_SUCCESS',
        before0: 'FRAME_PING_SUCCESS',
        'greeting-of-the-second-frame': 'FRAME_HELLO_SUCCESS',
        last1: 'FRAME_PING_SUCCESS',
      },
    })
  })
})
