import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check'
import type { FrameUser } from '@latchkey/protocol/frame'
import { expect, it } from 'vitest'
import { runs } from '../../../../fuzz.shared.ts'
import { createLoginWorld } from '../test/createLoginWorld.ts'

const emails = ['ada@example.com', 'bob@example.com'] as const

/** What a visitor, the page, the frame and the site may do, in any order. */
const actions = [
  'logIn',
  'logIn',
  'farcaster',
  'scan',
  'sendCode',
  'sendTwice',
  'resend',
  'enterRight',
  'enterRight',
  'enterRight',
  'enterWrong',
  'enterTwice',
  'cancel',
  'connect',
  'disconnect',
  'openConnect',
  'closeModal',
  'back',
  'hold',
  'release',
  'wait',
  'approve',
  'reject',
  'dismiss',
  'crash',
  'endSession',
  'sign',
  'second',
  'halfMinute',
  'reload',
] as const

type Action = (typeof actions)[number]
type World = ReturnType<typeof createLoginWorld>
type Page = ReturnType<World['openPage']>

const held = ['CONNECT_EMAIL', 'CONNECT_OTP', 'GET_USER', 'IS_CONNECTED', 'SIGN_OUT', 'RPC_REQUEST'] as const

async function act(world: World, page: Page, action: Action, choice: number): Promise<readonly Promise<unknown>[]> {
  const { clock, site } = world
  const { modal } = page
  const email = emails[choice % emails.length] ?? emails[0]
  const login = await page.plugin.load()
  const code = site.mails.at(-1)?.code ?? '123456'
  switch (action) {
    case 'logIn': {
      // The way of a visitor who makes no mistakes.
      await passHalfMinute(world)
      const sending = login.sendCode({ email }).catch(() => undefined)
      await settle(world)
      return [sending, login.enterCode({ code: site.mails.at(-1)?.code ?? '123456' })]
    }
    case 'farcaster':
      return [login.logInWithFarcaster()]
    case 'scan':
      site.approveFarcaster(choice % 4 === 0 ? undefined : 'ada.eth')
      return []
    case 'sendCode':
      return [login.sendCode({ email })]
    case 'sendTwice':
      return [login.sendCode({ email }), login.sendCode({ email })]
    case 'resend':
      return [login.resendCode()]
    case 'enterRight':
      return [login.enterCode({ code })]
    case 'enterWrong':
      return [login.enterCode({ code: '999999' })]
    case 'enterTwice':
      return [login.enterCode({ code }), login.enterCode({ code })]
    case 'cancel':
      login.cancel()
      return []
    case 'connect':
      return [modal.connect({ connectorId: 'auth' })]
    case 'disconnect':
      return [modal.disconnect()]
    case 'openConnect':
      modal.open({ view: 'Connect' })
      return []
    case 'closeModal':
      modal.close('escape')
      return []
    case 'back':
      modal.controllers.modal.back()
      return []
    case 'hold':
      site.held.add(held[choice % held.length] ?? 'GET_USER')
      return []
    case 'release':
      site.held.clear()
      site.release()
      return []
    case 'wait':
      site.visitor = 'wait'
      return []
    case 'approve':
    case 'reject':
      site.visitor = action
      site.decide(action)
      return []
    case 'dismiss':
      // Escape works on what is shown.
      if (site.shown !== undefined) site.dismiss()
      return []
    case 'crash':
      site.crash()
      return []
    case 'endSession':
      site.session = undefined
      site.tell({ type: 'FRAME_SESSION_CHANGED', payload: { isConnected: false } })
      return []
    case 'sign': {
      const [connection] = modal.controllers.adapters.store.getState().byNamespace.eip155?.connections ?? []
      return connection ? [modal.switchNetwork(choice % 2 ? 'eip155:42161' : 'eip155:1')] : []
    }
    case 'second':
      clock.advance(1_000)
      return []
    case 'halfMinute':
      await passHalfMinute(world)
      return []
    case 'reload':
      return []
  }
}

/** Lets everything happen that waits for nothing but time: a frame counts as loaded after 500 ms. */
async function settle({ clock, site }: World): Promise<void> {
  await site.settled()
  clock.advance(500)
  await site.settled()
}

/** The frame shows a sign of life every 10 s. */
async function passHalfMinute(world: World): Promise<void> {
  for (let part = 0; part < 3; part += 1) {
    world.clock.advance(10_000)
    await settle(world)
  }
}

it('never enters a code twice, never shows the wallet of another visitor, and leaves nothing behind, whatever happens', async () => {
  await assert(
    asyncProperty(array(tuple(constantFrom(...actions), nat(11)), { minLength: 3, maxLength: 14 }), async (steps) => {
      const world = createLoginWorld()
      const { clock, site } = world
      let page = world.openPage()
      await page.modal.start()
      const promises: Promise<unknown>[] = []
      for (const [action, choice] of steps) {
        const entered = countCodes(world)
        if (action === 'reload') {
          await page.modal.destroy()
          page = world.openPage()
          await page.modal.start()
        }
        // A rejection is an outcome; what matters is that there is one.
        promises.push(...(await act(world, page, action, choice)).map((promise) => promise.catch(() => undefined)))
        await settle(world)

        // A press of a button, however often, enters the code once at most.
        expect(countCodes(world) - entered).toBeLessThanOrEqual(1)
        const state = page.getState()
        const { attempt } = page.modal.controllers.connection.store.getState()
        // The visitor who is shown is that of the frame's session, with the addresses of that wallet.
        if (state.user !== null) {
          if (site.held.size === 0 && state.frame === 'ready') expect(toSession(state.user)).toBe(site.session)
          const wallet = site.wallets.get(toSession(state.user))
          for (const namespace of ['eip155', 'solana'] as const) {
            const account = page.modal.controllers.account.store.getState().byNamespace[namespace]
            expect(account?.address).toBe(wallet?.[namespace])
            expect(account?.user?.email ?? undefined).toBe(state.user.email ?? undefined)
          }
        }
        // The steps fit what they are about, and nothing waits for an answer that has come.
        if (['sending', 'code', 'verifying', 'device'].includes(state.step)) expect(state.email).not.toBeNull()
        if (site.held.size === 0) expect(['sending', 'verifying']).not.toContain(state.step)
        if (state.step === 'connecting') expect(attempt.status).toBe('connecting')
        expect(state.screen === null).toBe(site.shown === undefined)
      }
      site.held.clear()
      site.release()
      site.decide('reject')
      await page.modal.destroy()
      await site.settled()
      expect(clock.countTimers()).toBe(0)
      await Promise.all(promises)
    }),
    runs(500, 50),
  )
}, 600_000)

/** How the site names the session of a user. */
function toSession({ email, userName }: FrameUser): string {
  return email ?? `@${userName}`
}

function countCodes({ site }: World): number {
  return site.requests.filter(({ name }) => name === 'CONNECT_OTP').length
}
