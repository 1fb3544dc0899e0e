import type { Browser, Frame as BrowserFrame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Sites, startSites } from '../../test/frame/startSites.ts'

let sites: Sites
beforeAll(async () => {
  sites = await startSites()
})
afterAll(() => sites.close())

const open = async (...parameters: Parameters<Sites['openPage']>): Promise<Page> => {
  const page = await sites.openPage(...parameters)
  onTestFinished(() => page.close())
  return page
}
/** Runs code of `framePage.ts` in a page. */
const run = (page: Page | BrowserFrame, code: string): Promise<unknown> => page.evaluate(code)
const openIn = (page: Page | BrowserFrame, projectId = sites.projectId): Promise<unknown> =>
  run(page, `page.open(${JSON.stringify(sites.secureSite)}, ${JSON.stringify(projectId)})`)
const findFrame = (page: Page): BrowserFrame | undefined =>
  page.frames().find((each) => each.url().startsWith(sites.secureSite))
/** Embeds the frame without core, and waits until it has announced itself. */
const embedFrame = async (page: Page): Promise<void> => {
  await run(page, `page.embed(${JSON.stringify(`${sites.secureSite}/frame?projectId=${sites.projectId}`)})`)
  await expect.poll(() => run(page, 'page.received')).toContainEqual({ type: 'FRAME_READY', version: 4 })
}
const success = { type: 'FRAME_HELLO_SUCCESS', nonce: 'nonce-of-the-page-itself' }
/** The answers to a proper greeting by the page itself. */
const greet = async (page: Page): Promise<void> => {
  await run(page, `globalThis.own = page.send(frames[0], page.hello(${JSON.stringify(sites.projectId)}), 1)`)
  await expect.poll(() => run(page, 'own')).toEqual([success])
}

describe('the frame of a listed page', () => {
  it('is loaded by its address, greeted and asked, across sites [S7.067] [S9.019] [S9.021]', async () => {
    const page = await open('shop.test')
    expect(findFrame(page)?.url()).toBeUndefined()
    expect(await openIn(page)).toEqual({ isUnverified: false })
    const url = new URL(findFrame(page)?.url() ?? '')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      projectId: sites.projectId,
      chainId: 'eip155:1',
      version: '4',
      enableLogger: 'false',
    })
    expect(await run(page, `page.ask('PING')`)).toEqual({})
    expect(await run(page, `page.ask('SIGN_OUT')`)).toEqual({})
    expect(await run(page, `getComputedStyle(document.querySelector('dialog')).zIndex`)).toBe('999999')
    expect(await run(page, `document.querySelector('iframe').checkVisibility()`)).toBe(false)
  })

  it('announces itself again until it is greeted, because a browser can lose the first message', async () => {
    const page = await open('shop.test')
    await embedFrame(page)
    const count = async (): Promise<number> =>
      Number(await run(page, `page.received.filter(({ type }) => type === 'FRAME_READY').length`))
    await expect.poll(count).toBeGreaterThan(1)
    await greet(page)
    /** Longer than the frame pauses between two. */
    const wait = async (): Promise<void> => {
      const later = await page.evaluate(() => performance.now() + 2_500)
      await page.waitForFunction((time) => performance.now() > time, later)
    }
    await wait()
    const last = await count()
    await wait()
    expect(await count()).toBe(last)
  })

  it('runs nothing but its own files (attack 121)', async () => {
    const page = await open('shop.test')
    await openIn(page)
    const frame = findFrame(page)
    if (frame === undefined) throw new TypeError('The frame is missing')
    const tried = await frame.evaluate(async () => {
      const violation = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
          if (blockedURI.startsWith('https://evil.test/')) resolve(effectiveDirective)
        }),
      )
      const add = (change: (script: HTMLScriptElement) => void): string => {
        try {
          const script = document.createElement('script')
          change(script)
          document.head.append(script)
          return 'added'
        } catch (error) {
          return String(error).slice(0, 9)
        }
      }
      const results = [
        add((script) => (script.textContent = 'globalThis.ran = true')),
        add((script) => (script.src = 'https://evil.test/x.js')),
      ]
      try {
        // oxlint-disable-next-line no-implied-eval -- what the policy must refuse
        setTimeout('globalThis.ran = true')
      } catch {
        results.push('no eval')
      }
      try {
        // oxlint-disable-next-line no-restricted-properties -- what the policy must refuse
        document.body.innerHTML = '<img src=x onerror="globalThis.ran = true">'
      } catch {
        results.push('no markup')
      }
      const reached = await fetch('https://evil.test/').then(
        () => 'reached',
        () => 'refused',
      )
      return { results, reached, ran: 'ran' in globalThis, violation: await violation }
    })
    expect(tried).toMatchObject({
      results: ['TypeError', 'TypeError', 'no eval', 'no markup'],
      reached: 'refused',
      ran: false,
      violation: 'connect-src',
    })
  })

  it('registers no service worker, neither under its policy nor without one (attack 148)', async () => {
    const register = (page: Page): Promise<unknown> =>
      page.evaluate(async () => {
        const found = [...document.scripts].flatMap(({ src }) => (src === '' ? [] : [src]))
        const answers = await Promise.all(
          [...new Set([...found, '/assets/vault.worker.js'])].map((url) =>
            navigator.serviceWorker.register(url).then(
              () => 'registered',
              (error: unknown) => String(error),
            ),
          ),
        )
        return { answers, registered: (await navigator.serviceWorker.getRegistrations()).length }
      })
    const visit = async (options: Parameters<Browser['newContext']>[0]) => {
      const context = await sites.openContext(options)
      onTestFinished(() => context.close())
      const page = await context.newPage()
      await page.goto(`${sites.secureSite}/window`)
      return register(page)
    }
    const refused = (reason: RegExp) => ({
      answers: expect.arrayContaining([expect.stringMatching(reason)]),
      registered: 0,
    })
    expect(await visit({})).toEqual(refused(/TrustedScriptURL/))
    // As if a browser ignored the policy: the server gives no script to a service worker.
    const without = await visit({ bypassCSP: true })
    expect(without).toEqual(refused(/bad HTTP response code \(404\)/))
  })

  it('ends when the page leads the frame elsewhere (attack 12), and when it is reloaded (attack 32) [S7.076]', async () => {
    for (const act of [
      `document.querySelector('iframe').src = ${JSON.stringify(sites.toOrigin('evil.test'))}`,
      `void page.ask('RELOAD')`,
    ]) {
      const page = await open('shop.test')
      await openIn(page)
      await run(page, act)
      expect(await run(page, 'page.ended()')).toMatchObject({ code: 'embeddedWallet.unreachable' })
      expect(await run(page, `page.ask('PING')`)).toMatchObject({ code: 'embeddedWallet.unreachable' })
      await expect.poll(() => findFrame(page)?.url()).toBeUndefined()
    }
  })
})

describe('a page that the project does not list', () => {
  /** An iframe whose policy refused the page shows the browser's error. */
  const expectBlocked = async (page: Page): Promise<void> => {
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContainEqual(expect.stringMatching(/^chrome-error:/))
    expect(findFrame(page)?.url()).toBeUndefined()
  }

  it.each([
    ['another host (attacks 1 and 9)', 'evil.test', false],
    ['a host that looks like a listed one (attack 6)', 'shop.test.evil.test', false],
    ['another port (attack 7)', 'shop.test', true],
    ['a subdomain of a listed one (attack 124)', 'a.shop.test', false],
  ])('cannot embed the frame, in which all logins are: %s [S6.006] [S6.007]', async (_name, host, isSecondPort) => {
    const page = await open(host, { isSecondPort })
    void openIn(page).catch(() => undefined)
    await expectBlocked(page)
  })

  it.each([
    ['another host (attack 1)', 'evil.test', false],
    ['a host that looks like a listed one (attack 6)', 'shop.test.evil.test', false],
    ['another port (attack 7)', 'shop.test', true],
  ])('is not answered even by a frame without its policy: %s', async (_name, host, isSecondPort) => {
    const page = await open(host, { isSecondPort, withoutPolicy: true })
    expect(await openIn(page)).toMatchObject({
      code: 'config.originNotAllowed',
      details: 'Unauthorized: origin not allowed',
    })
    await expect.poll(() => findFrame(page)?.url()).toBeUndefined()
  })

  it('is not answered on the operator’s list of ancestors only (attack 2)', async () => {
    const page = await open('evil.preview.test')
    expect(await openIn(page)).toMatchObject({ code: 'config.originNotAllowed' })
  })

  it('cannot have a listed page inside it that embeds the frame (attack 3), with and without the policy', async () => {
    const embedListed = async (withoutPolicy: boolean) => {
      const page = await open('evil.test', { withoutPolicy })
      await run(page, `page.embed(${JSON.stringify(sites.toOrigin('shop.test'))})`)
      const listed = page.frames().find((frame) => frame.url().startsWith(sites.toOrigin('shop.test')))
      if (listed === undefined) throw new TypeError('The listed page is missing')
      await listed.waitForFunction('"page" in globalThis')
      return { page, listed }
    }
    const withPolicy = await embedListed(false)
    void openIn(withPolicy.listed).catch(() => undefined)
    await expectBlocked(withPolicy.page)
    const without = await embedListed(true)
    expect(await openIn(without.listed)).toMatchObject({ code: 'config.originNotAllowed' })
  })

  it('cannot hide itself from a listed page inside it that embeds the frame (attack 126)', async () => {
    const page = await open('evil.test', { withoutPolicy: true })
    const attributes = { referrerpolicy: 'no-referrer', allow: 'fullscreen' }
    await run(page, `page.embed(${JSON.stringify(sites.toOrigin('shop.test'))}, ${JSON.stringify(attributes)})`)
    const listed = page.frames().find((frame) => frame.url().startsWith(sites.toOrigin('shop.test')))
    if (listed === undefined) throw new TypeError('The listed page is missing')
    await listed.waitForFunction('"page" in globalThis')
    // An iframe of the attacker's making, which states no referrer either.
    await run(
      listed,
      `new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            for (const frame of node.querySelectorAll?.('iframe') ?? []) frame.referrerPolicy = 'no-referrer'
      }).observe(document.body, { childList: true })`,
    )
    expect(await openIn(listed)).toMatchObject({ code: 'config.originNotAllowed' })
  })

  it('is refused without an origin: sandboxed (attack 4), or a data: page (attack 5)', async () => {
    const source = `<body><script type="module" src="${sites.toOrigin('shop.test')}/page.js"></script>`
    const data = `data:text/html,${encodeURIComponent(source)}`
    const openInside = async (url: string, sandbox: string | undefined, withoutPolicy: boolean) => {
      const page = await open('shop.test', { withoutPolicy })
      await run(page, `page.embed(${JSON.stringify(url)}, ${JSON.stringify(sandbox === undefined ? {} : { sandbox })})`)
      const inner = page.frames()[1]
      if (inner === undefined) throw new TypeError('The inner page is missing')
      await inner.waitForFunction('"page" in globalThis')
      return { page, answer: openIn(inner).catch(() => undefined) }
    }
    await expectBlocked((await openInside(sites.toOrigin('shop.test'), 'allow-scripts', false)).page)
    await expectBlocked((await openInside(data, undefined, false)).page)
    const { answer } = await openInside(data, undefined, true)
    expect(await answer).toMatchObject({ code: 'config.originNotAllowed' })
  })
})

describe('a greeting', () => {
  it.each([
    ['without a port (attack 18)', 'page.hello(id)', 0],
    ['with two ports (attack 18)', 'page.hello(id)', 2],
    ['of another version (attack 27)', 'page.hello(id, { version: 5 })', 1],
    ['that is a request (attack 19)', '({ id: "1", type: "APP_PING" })', 1],
    ['with a short nonce', 'page.hello(id, { nonce: "1" })', 1],
  ])('is not heard %s', async (_name, message, ports) => {
    const page = await open('shop.test')
    await embedFrame(page)
    await run(
      page,
      `globalThis.id = ${JSON.stringify(sites.projectId)}; globalThis.odd = page.send(frames[0], ${message}, ${ports})`,
    )
    await greet(page)
    expect(await run(page, 'odd')).toEqual([])
  })

  it('is refused for another project than the one of the frame (attack 9)', async () => {
    const page = await open('shop.test')
    await embedFrame(page)
    await run(page, `globalThis.own = page.send(frames[0], page.hello('dev'), 1)`)
    await expect.poll(() => run(page, 'own')).toMatchObject([{ type: 'FRAME_HELLO_ERROR' }])
  })

  it('is heard once for a document (attack 16)', async () => {
    // The policy, whose list for Trusted Types has one entry, stops a second machine in Chromium only.
    const page = await open('shop.test', { withoutPolicy: true })
    await embedFrame(page)
    await greet(page)
    await run(page, `globalThis.second = page.send(frames[0], page.hello(${JSON.stringify(sites.projectId)}), 1)`)
    // Whatever the frame would answer, it has answered when a script that was posted to it later has run.
    await findFrame(page)?.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
    await findFrame(page)?.evaluate(() => fetch('/embedded/v1/embedder?projectId=dev').then(() => undefined))
    expect(await run(page, 'second')).toEqual([])
  })

  it('is heard from the parent only, not from a sibling (attack 17)', async () => {
    const page = await open('shop.test')
    await embedFrame(page)
    await run(page, `page.embed(${JSON.stringify(sites.toOrigin('shop.test'))})`)
    const sibling = page
      .frames()
      .find((frame) => frame.url().startsWith(sites.toOrigin('shop.test')) && frame !== page.mainFrame())
    if (sibling === undefined) throw new TypeError('The sibling is missing')
    await sibling.waitForFunction('"page" in globalThis')
    await run(
      sibling,
      `globalThis.stolen = page.send(parent.frames[0], page.hello(${JSON.stringify(sites.projectId)}), 1)`,
    )
    await greet(page)
    expect(await run(sibling, 'stolen')).toEqual([])
  })

  it('is not sent to a sibling that imitates the frame (attack 14)', async () => {
    const page = await open('shop.test')
    await run(page, `page.embed(${JSON.stringify(sites.toOrigin('evil.test'))})`)
    const sibling = page.frames().find((frame) => frame.url().startsWith(sites.toOrigin('evil.test')))
    if (sibling === undefined) throw new TypeError('The sibling is missing')
    await sibling.waitForFunction('"page" in globalThis')
    // Chromium reports a message that it cannot deliver: a greeting after the forged announcement would be one.
    const undelivered: string[] = []
    page.on('console', (line) => {
      if (line.text().includes('postMessage')) undelivered.push(line.text())
    })
    // Nothing listens at this address, so the only announcement is the forged one.
    const opening = run(page, `page.open('http://wallet.localhost:1', ${JSON.stringify(sites.projectId)})`)
    await run(sibling, `void setInterval(() => parent.postMessage({ type: 'FRAME_READY', version: 4 }, '*'), 20)`)
    await expect.poll(() => run(page, 'page.received.length')).toBeGreaterThan(3)
    await run(page, `frames[0].postMessage('last', '*')`)
    await expect.poll(() => run(sibling, 'page.received')).toEqual(['last'])
    await run(page, 'page.abort()')
    expect(await opening).toMatchObject({ message: 'left' })
    expect(undelivered).toEqual([])
  })
})

describe('a session of the frame', () => {
  it('takes its answers from the port only, not from a window (attack 15)', async () => {
    const page = await open('shop.test')
    await openIn(page)
    const forged = { type: 'FRAME_IS_CONNECTED_SUCCESS', payload: { isConnected: true } }
    // The attacker is faster than the frame, and knows the id of each request.
    await run(
      page,
      `{
        const { postMessage } = MessagePort.prototype
        MessagePort.prototype.postMessage = function (message) {
          globalThis.postMessage({ id: message.id, ...${JSON.stringify(forged)} }, '*')
          setTimeout(() => postMessage.call(this, message), 50)
        }
      }`,
    )
    expect(await run(page, `page.ask('IS_CONNECTED')`)).toEqual({ payload: { isConnected: false } })
    expect(await run(page, 'page.received')).toContainEqual(expect.objectContaining(forged))
  })

  it('cannot be repeated: not on its port, not at the same frame, and not by another page (attack 29)', async () => {
    const hello = `page.hello(${JSON.stringify(sites.projectId)})`
    /** Sends the recorded greeting and request on a channel of its own, and returns the port with what it receives. */
    const replay = `(() => {
      const { port1, port2 } = new MessageChannel()
      const answers = []
      port1.onmessage = ({ data }) => answers.push(data)
      frames[0].postMessage(${hello}, '*', [port2])
      port1.postMessage({ id: 'recorded', type: 'APP_IS_CONNECTED' })
      return { port: port1, answers }
    })()`
    const answer = { id: 'recorded', type: 'FRAME_IS_CONNECTED_SUCCESS', payload: { isConnected: false } }
    const last = { id: 'last', type: 'FRAME_PING_SUCCESS' }
    // The policy, whose list for Trusted Types has one entry, stops a second machine in Chromium only.
    const page = await open('shop.test', { withoutPolicy: true })
    await embedFrame(page)
    await run(page, `globalThis.first = ${replay}`)
    await expect.poll(() => run(page, 'first.answers')).toEqual([success, answer])
    await run(page, `globalThis.second = ${replay}`)
    await run(
      page,
      `for (const id of ['recorded', 'last']) first.port.postMessage({ id, type: 'APP_' + (id === 'last' ? 'PING' : 'IS_CONNECTED') })`,
    )
    await expect.poll(() => run(page, 'first.answers')).toContainEqual(last)
    // Whatever the frame would answer to the rest, it has answered when it has fetched something.
    await findFrame(page)?.evaluate(() => fetch('/embedded/v1/embedder?projectId=dev').then(() => undefined))
    expect(await run(page, 'first.answers')).toEqual([success, answer, last])
    expect(await run(page, 'second.answers')).toEqual([])
    const evil = await open('evil.test', { withoutPolicy: true })
    await embedFrame(evil)
    await run(evil, `globalThis.stolen = ${replay}`)
    await expect.poll(() => run(evil, 'stolen.answers')).toMatchObject([{ type: 'FRAME_HELLO_ERROR' }])
  })
})

describe('a frame without a parent', () => {
  it('does nothing as a window, though its opener greets it (attack 11)', async () => {
    const page = await open('shop.test', { withoutPolicy: true })
    const url = `${sites.secureSite}/frame?projectId=${sites.projectId}`
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      run(page, `void (globalThis.popup = window.open(${JSON.stringify(url)}))`),
    ])
    onTestFinished(() => popup.close())
    await popup.waitForLoadState('load')
    await run(page, `globalThis.own = page.send(popup, page.hello(${JSON.stringify(sites.projectId)}), 1)`)
    expect(await popup.evaluate('opener')).toBeNull()
    expect(await run(page, 'own.concat(page.received)')).toEqual([])
    expect(await popup.evaluate('document.documentElement.dataset.storage')).toBeUndefined()
  })
})

describe('a frame that does not come', () => {
  it('fails after 20 s, also for an unknown project (attack 10) [S9.014]', async () => {
    const page = await open('shop.test')
    const unreachable = { code: 'embeddedWallet.unreachable', details: 'The frame did not load or answer in 20 s.' }
    const other = await open('shop.test')
    const answers = [
      run(page, `page.open('http://wallet.localhost:1', ${JSON.stringify(sites.projectId)})`),
      openIn(other, 'unknown'),
    ]
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject(unreachable)
  })
})
