import { frameAnswers } from '@latchkey/protocol/frame'
import { parse } from 'valibot'
import { createPorts } from '../../kernel/ports/createPorts.ts'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import { type Frame, openFrame } from '../../login/frame/openFrame.ts'
import { openLoginPopup } from '../../login/openLoginPopup.ts'

// The script of the pages in frame.test.ts: it opens the frame as core does, or talks to it without core.

const opened: Frame[] = []
const end = new AbortController()
const received: unknown[] = []
addEventListener('message', ({ data }) => received.push(data))

/** Runs an action; a failure is returned as its code and details, because errors lose them between processes. */
async function tell(action: () => Promise<unknown>): Promise<unknown> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof ModalError) return { code: error.code, details: error.details, message: error.message }
    return error instanceof Error ? { message: error.message } : String(error)
  }
}

Object.assign(globalThis, {
  page: {
    received,
    open: (secureSite: string, projectId: string) =>
      tell(async () => {
        const frame = await openFrame({
          secureSite,
          projectId,
          chainId: 'eip155:1',
          enableLogger: false,
          ports: createPorts(),
          onEvent: () => undefined,
          signal: end.signal,
        })
        opened.push(frame)
        return { isUnverified: frame.isUnverified }
      }),
    /** Begins a social login in a click, as a modal does: the popup first, then its address. */
    social: (secureSite: string, provider: 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord') => {
      const getState = async () => {
        const answer = await opened[0]?.request({ name: 'GET_SOCIAL_STATE', payload: undefined })
        return parse(frameAnswers.GET_SOCIAL_STATE, answer).state
      }
      const popup = openLoginPopup({ secureSite, getState, ports: createPorts(), signal: end.signal })
      const result = tell(async () => ({ ticket: await popup.result }))
      return tell(async () => {
        const answer = await opened[0]?.request({ name: 'GET_SOCIAL_REDIRECT_URI', payload: { provider } })
        const { uri } = parse(frameAnswers.GET_SOCIAL_REDIRECT_URI, answer)
        Object.assign(globalThis, { result, lead: () => popup.lead(uri) })
        return { uri, isBlocked: popup.isBlocked }
      })
    },
    /** Logs in with the ticket of the result message, or with a typed code. */
    finishSocial: (ticket: string) =>
      tell(async () => opened[0]?.request({ name: 'CONNECT_SOCIAL', payload: { ticket } })),
    /** Begins an attempt without a popup. */
    createSocialUri: async (provider: 'github') => {
      const answer = await opened[0]?.request({ name: 'GET_SOCIAL_REDIRECT_URI', payload: { provider } })
      return parse(frameAnswers.GET_SOCIAL_REDIRECT_URI, answer).uri
    },
    ask: (name: 'PING' | 'RELOAD' | 'SIGN_OUT' | 'IS_CONNECTED' | 'GET_SOCIAL_STATE') =>
      tell(async () => ({ payload: await opened[0]?.request({ name, payload: undefined }) })),
    ended: () => tell(async () => Promise.reject((await opened[0]?.ended) ?? new TypeError('There is no frame'))),
    abort: () => end.abort(new TypeError('left')),
    /** Adds an iframe and resolves when it has announced itself or, for other pages, when it has loaded. */
    embed: (url: string, attributes: Readonly<Record<string, string>> = {}) => {
      // oxlint-disable-next-line react/iframe-missing-sandbox -- each attack chooses its attributes
      const frame = globalThis.document.createElement('iframe')
      for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
      frame.src = url
      return new Promise<number>((resolve) => {
        frame.addEventListener('load', () =>
          resolve([...globalThis.document.querySelectorAll('iframe')].indexOf(frame)),
        )
        globalThis.document.body.append(frame)
      })
    },
    /** Sends a message with ports to a window, and returns what the first port receives from then on. */
    send: (target: Window, message: unknown, portCount: number) => {
      const channels = Array.from({ length: portCount }, () => new MessageChannel())
      const answers: unknown[] = []
      channels[0]?.port1.addEventListener('message', ({ data }) => answers.push(data))
      channels[0]?.port1.start()
      target.postMessage(
        message,
        '*',
        channels.map(({ port2 }) => port2),
      )
      return answers
    },
    hello: (projectId: string, change: object = {}) => ({
      type: 'APP_HELLO',
      version: 4,
      projectId,
      nonce: 'nonce-of-the-page-itself',
      ...change,
    }),
  },
})
