import { flushSync } from 'react-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { screens as ar } from '../messages/screens/ar.ts'
import { createTexts } from '../messages/createTexts.ts'
import { screens as en } from '../messages/screens/en.ts'
import { mountScreens } from './mountScreens.tsx'
import type { ApproveScreen, CreateScreen, Screen } from './Screen.ts'
import { createSceneStore } from './test/createSceneStore.ts'
import { expectAccessible } from './test/expectAccessible.ts'
import { approveMessage, scenes } from './test/scenes.ts'

beforeAll(async () => {
  await import('./styles/screens.css')
})
beforeEach(async () => {
  await page.viewport(360, 720)
})
afterEach(async () => {
  await page.viewport(1024, 768)
})

const texts = { en: createTexts({ language: 'en', messages: en }), ar: createTexts({ language: 'ar', messages: ar }) }

function show(screen: Screen, language: 'en' | 'ar' = 'en', theme: 'light' | 'dark' = 'light') {
  const store = createSceneStore(screen)
  store.setTheme({ mode: theme, accent: undefined, radius: undefined })
  const leave = mountScreens({ store, place: 'frame', texts: texts[language] })
  onTestFinished(() => {
    leave()
    document.documentElement.removeAttribute('style')
    for (const name of ['dir', 'data-theme', 'data-place']) document.documentElement.removeAttribute(name)
  })
  return {
    store,
    set: (next: Screen) => flushSync(() => store.set(next)),
    find: (id: string) => page.getByTestId(`lk-frame-${id}`),
    text: () => document.querySelector('.screens')?.textContent ?? '',
  }
}
const findScene = (name: string): Screen => {
  const scene = scenes.find((each) => each.name === name)
  if (scene === undefined) throw new TypeError(`There is no scene ${name}.`)
  return scene.screen
}
/** What a trial run shows loads by itself, and moves what is below it. */
async function waitForTrial(screen: Screen): Promise<void> {
  const isShown = screen.kind === 'approve' && screen.stage !== 'sent' && screen.stage !== 'failed'
  const count = isShown && screen.trial !== undefined ? 1 : 0
  await expect.poll(() => document.querySelectorAll('[data-testid=lk-frame-trial]').length).toBe(count)
}
/** Nothing is wider than the screen. */
function expectInside(): void {
  const outside = [...document.querySelectorAll('.screens *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left < -1 || right > window.innerWidth + 1
  })
  expect(outside.map(({ className, textContent }) => `${className}: ${textContent}`)).toEqual([])
}

describe.each(scenes.map(({ name }) => name))('%s', (name) => {
  it('is accessible in both themes', async () => {
    const { set, store } = show(findScene(name))
    await expect.poll(() => store.heights.length).toBeGreaterThan(0)
    await waitForTrial(findScene(name))
    await expectAccessible()
    store.setTheme({ mode: 'dark', accent: '#777', radius: '0px' })
    set(findScene(name))
    await expect.poll(() => getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(18, 19, 19)')
    await waitForTrial(findScene(name))
    await expectAccessible({ isContrastOnly: true })
  })

  it('fits 320 px in Arabic, and its height is told', async () => {
    await page.viewport(320, 720)
    const { store } = show(findScene(name), 'ar')
    await expect.poll(() => store.heights.length).toBeGreaterThan(0)
    expect(document.documentElement.dir).toBe('rtl')
    expect(document.querySelector('h1')?.textContent).toMatch(/\p{Script=Arabic}/u)
    expectInside()
    const height = document.querySelector('.screen')?.getBoundingClientRect().height
    await expect.poll(() => store.heights.at(-1)).toBeGreaterThanOrEqual(Math.min(719, Math.floor(height ?? 0)))
  })

  it('starts with the focus on its title, and every control is reached by Tab', async () => {
    const { store } = show(findScene(name))
    await expect.poll(() => store.heights.length).toBeGreaterThan(0)
    expect(document.activeElement?.tagName).toBe('H1')
    const controls = [...document.querySelectorAll('button, input')].filter((each) => each.checkVisibility())
    const reached = new Set<Element | null>()
    for (let presses = 0; presses < controls.length + 4; presses += 1) {
      await userEvent.tab()
      reached.add(document.activeElement)
    }
    // The button that scrolls on leaves with the end of the content.
    expect(controls.filter((control) => control.isConnected && !reached.has(control))).toEqual([])
  })
})

describe('creating a wallet', () => {
  const create = findScene('create')
  const asCreate = (change: Partial<CreateScreen>): Screen => {
    if (create.kind !== 'create') throw new TypeError('The scene creates nothing.')
    return { ...create, ...change }
  }

  it('says what Later means before it is taken, and has a way back', async () => {
    const createWithout = vi.fn<() => void>()
    const { find, text } = show(asCreate({ createWithout }))
    await find('create-later').click()
    expect(text()).toContain('Only this browser can open the wallet')
    await expectAccessible()
    await find('later-back').click()
    expect(text()).toContain('Protect it with a passkey')
    expect(createWithout).not.toHaveBeenCalled()
    await find('create-later').click()
    await find('later-confirm').click()
    expect(createWithout).toHaveBeenCalledOnce()
  })

  it('does not offer protection that this browser does not have', async () => {
    const createWithout = vi.fn<() => void>()
    const { find, text } = show(asCreate({ canUsePasskey: false, createWithCode: undefined, createWithout }))
    expect(text()).not.toContain('Protect it with')
    await find('create-later').click()
    expect(text()).not.toContain('Protect it now')
    await expectAccessible()
    await find('later-back').click()
    await find('create-later').click()
    await find('later-confirm').click()
    expect(createWithout).toHaveBeenCalledOnce()
  })

  it('shows the code once, and takes it back in two groups', async () => {
    const confirm = vi.fn<(groups: readonly string[]) => void>()
    const code = { code: '7KQ4-M2XD-9RTP-V0HC-B6JN-3WGE-Z8AF', askedGroups: [2, 5], confirm }
    const { find, set, text } = show(asCreate({ code }))
    expect(text()).toContain('9RTP')
    await find('code-kept').click()
    expect(text()).not.toContain('9RTP')
    await expectAccessible()
    await find('code-group-2').fill('9rtp')
    await find('code-finish').click({ force: true })
    expect(confirm).not.toHaveBeenCalled()
    await find('code-group-5').fill('3wg-e')
    await userEvent.keyboard('{Enter}')
    expect(confirm).toHaveBeenCalledExactlyOnceWith(['9RTP', '3WGE'])
    set(asCreate({ code, failure: 'codeMismatch' }))
    await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain('These groups do not match')
    await find('code-show').click()
    expect(text()).toContain('9RTP')
  })
})

describe('an approval', () => {
  const approval = (change: Partial<ApproveScreen>): ApproveScreen => ({ ...approveMessage, ...change })
  const app = approveMessage.app

  it('is given by a real click after the proof, and only for what is asked now', async () => {
    const approve = vi.fn<() => void>()
    const { find, set } = show(approval({ approve }))
    await expect.element(find('approve')).not.toHaveAttribute('aria-disabled')
    set(approval({ id: '2', approve }))
    await expect.element(find('approve')).toHaveAttribute('aria-disabled')
    await expect.element(find('approve')).not.toHaveAttribute('aria-disabled')
    expect(approve).not.toHaveBeenCalled()
    await find('approve').hover()
    const arrived = performance.now()
    await expect.poll(() => performance.now()).toBeGreaterThan(arrived + 350)
    await find('approve').click()
    await expect.poll(() => approve.mock.calls.length).toBe(1)
  })

  it('begins the proof again when a trial run has added something to read, and says so aloud', async () => {
    const { find, set } = show(approval({ trial: { kind: 'running' } }))
    await expect.element(find('approve')).not.toHaveAttribute('aria-disabled')
    set(approval({ trial: { kind: 'done', changes: [] } }))
    await expect.element(find('approve')).toHaveAttribute('aria-disabled')
    await expect.element(find('trial')).toHaveAttribute('aria-live', 'polite')
    await expect.element(find('trial')).toHaveAttribute('aria-busy', 'false')
    await expect.element(find('approve')).not.toHaveAttribute('aria-disabled')
  })

  it('is rejected by Escape and by the close button, but not while it is signed', async () => {
    const reject = vi.fn<() => void>()
    const { find, set } = show(approval({ reject }))
    await userEvent.keyboard('{Escape}')
    expect(reject).toHaveBeenCalledTimes(1)
    await find('close').click()
    expect(reject).toHaveBeenCalledTimes(2)
    set(approval({ reject, stage: 'signing', isWorking: true }))
    await userEvent.keyboard('{Escape}')
    await expect.element(find('close')).not.toBeInTheDocument()
    expect(reject).toHaveBeenCalledTimes(2)
  })

  it('keeps its buttons in one place in every kind and stage', async () => {
    const { set, store } = show(approveMessage)
    const places = new Set<string>()
    for (const { name, screen } of scenes.filter(
      ({ screen: each }) => each.kind === 'approve' && each.stage !== 'sent' && each.stage !== 'failed',
    )) {
      set(screen)
      await expect.poll(() => store.heights.length).toBeGreaterThan(0)
      const buttons = ['reject', 'approve'].map((id) => {
        const element = document.querySelector(`[data-testid=lk-frame-${id}]`)
        const { left, width } = element?.getBoundingClientRect() ?? { left: 0, width: 0 }
        const footer = element?.closest('.footer')?.getBoundingClientRect().top ?? 0
        return [left, width, (element?.getBoundingClientRect().top ?? 0) - footer].map(Math.round).join(',')
      })
      expect(
        buttons.every((each) => !each.startsWith('0,0')),
        name,
      ).toBe(true)
      places.add(buttons.join(' '))
    }
    expect([...places]).toHaveLength(1)
  })

  it('shows the name of an app as plain text, whatever is in it (attack 82)', () => {
    const name = '<img src=x onerror="globalThis.ran = true"><b>Bank</b>\u202e\u0000 evil'
    const { text } = show(approval({ app: { ...app, name } }))
    expect(text()).toContain('<img src=x onerror=')
    for (const invisible of ['\u202e', '\u0000']) expect(text()).not.toContain(invisible)
    expect(document.querySelector('.screens img, .screens b')).toBeNull()
    expect('ran' in globalThis).toBe(false)
  })

  it('shows a name that imitates the wallet smaller than the origin, and never as a title (attack 83)', () => {
    const { text } = show(approval({ app: { ...app, name: 'Wallet security' } }))
    const origin = document.querySelector('[data-testid=lk-frame-origin]')
    expect(origin?.textContent).toBe('app.demo.example')
    expect(document.querySelector('h1')?.textContent).toBe('Sign message')
    const size = (element: Element | null): number =>
      Number.parseFloat(element ? getComputedStyle(element).fontSize : '0')
    const named = [...document.querySelectorAll('.screens *')].filter(
      (each) => each.children.length === 0 && each.textContent.includes('Wallet security'),
    )
    expect(named).toHaveLength(1)
    expect(size(named[0] ?? null)).toBeLessThan(size(origin))
    const largest = Math.max(...[...document.querySelectorAll('.screens *')].map((each) => size(each)))
    expect(size(origin)).toBe(largest)
    expect(text().indexOf('app.demo.example')).toBeLessThan(text().indexOf('Wallet security'))
  })

  it('shows an origin whole, however long it is', () => {
    const host = `${'a'.repeat(60)}.${'b'.repeat(60)}.demo.example`
    show(approval({ app: { ...app, origin: `https://${host}:8443` } }))
    const origin = document.querySelector('[data-testid=lk-frame-origin]')
    expect(origin?.textContent).toBe(`${host}:8443`)
    expect(origin?.scrollWidth).toBeLessThanOrEqual(origin?.clientWidth ?? 0)
    expectInside()
  })

  it('draws no picture of a stranger, neither from a script nor from elsewhere (attacks 84 and 85)', () => {
    for (const { screen } of scenes) {
      const { store } = show(screen)
      store.set(screen)
      expect(document.querySelector('.screens :is(img, image, iframe, object, embed, script, style, link)')).toBeNull()
      store.set(undefined)
    }
    expect(performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin))).toEqual([])
  })

  it('shows texts of a contract as they are (attack 86)', () => {
    const markup = '<a href="https://evil.example">Execution reverted</a>'
    const { text } = show(
      approval({
        title: 'typedData',
        facts: {
          kind: 'typedData',
          primaryType: markup,
          domain: [{ name: markup, type: markup, value: [{ text: markup, isHidden: false }], children: [] }],
          message: [],
          permit: undefined,
        },
      }),
    )
    expect(text().split(markup)).toHaveLength(4)
    expect(document.querySelector('.screens a')).toBeNull()
  })

  it('wants a tick for each danger, and shows the danger before what is asked', async () => {
    const { find, text } = show(findScene('approve permission'))
    const [danger, asked] = [text().indexOf('This can empty your tokens'), text().indexOf('What you allow')]
    expect(danger).toBeGreaterThan(0)
    expect(danger).toBeLessThan(asked)
    document.querySelector('.area')?.scrollTo({ top: 10_000 })
    await find('tick-unlimitedApproval').click()
    await expect.element(find('more')).not.toBeInTheDocument()
    await expect.element(find('approve')).toHaveAttribute('aria-disabled')
    await find('tick-permit2').click()
    await expect.element(find('approve')).not.toHaveAttribute('aria-disabled')
    await find('tick-permit2').click()
    await expect.element(find('approve')).toHaveAttribute('aria-disabled')
  })

  it('says that a transaction which may have been sent can still happen, not that it failed', () => {
    const { text } = show(findScene('approve may still happen'))
    expect(text()).toContain('This may still happen')
    expect(text()).not.toContain('Nothing was signed')
  })

  it('offers a window if it is not seen, and nothing to sign with', async () => {
    const openWindow = vi.fn<() => void>()
    const { find, text } = show(approval({ openWindow }))
    const cover = document.createElement('div')
    Object.assign(cover.style, {
      position: 'fixed',
      inset: '0 0 60% 0',
      background: 'white',
      zIndex: '9',
      pointerEvents: 'none',
    })
    document.body.append(cover)
    onTestFinished(() => cover.remove())
    await expect.element(find('window')).toBeVisible()
    await expect.element(find('approve')).not.toBeInTheDocument()
    expect(text()).toContain('This could not be shown safely')
    await find('window').click()
    expect(openWindow).toHaveBeenCalledOnce()
    cover.remove()
    await expectAccessible()
    await expect.element(find('approve')).toBeVisible()
  })
})

describe('the question whether an app may use the wallet', () => {
  const grant = findScene('grant')

  it('is answered by a real click on what is seen, and not while something covers it', async () => {
    if (grant.kind !== 'grant') throw new TypeError('The scene is no grant.')
    const allow = vi.fn<() => void>()
    const cover = document.createElement('div')
    Object.assign(cover.style, {
      position: 'fixed',
      inset: '0 0 60% 0',
      background: 'white',
      zIndex: '9',
      pointerEvents: 'none',
    })
    document.body.append(cover)
    onTestFinished(() => cover.remove())
    const { find } = show({ ...grant, allow })
    await expect.element(find('unproven')).toBeInTheDocument()
    await expect.element(find('allow')).toHaveAttribute('aria-disabled')
    await find('allow').click({ force: true })
    cover.remove()
    await expect.element(find('allow')).not.toHaveAttribute('aria-disabled')
    expect(allow).not.toHaveBeenCalled()
    await find('allow').hover()
    const arrived = performance.now()
    await expect.poll(() => performance.now()).toBeGreaterThan(arrived + 350)
    await find('allow').click()
    await expect.poll(() => allow.mock.calls.length).toBe(1)
  })
})
