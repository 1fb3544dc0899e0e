import {
  answerSocialLogin,
  beginSocialLogin,
  socialPaths,
  socialProviders,
  type SocialResult,
} from '@latchkey/protocol/embedded'
import { createSiteClient } from '../session/createSiteClient.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import { drawLoginPage, type LoginNotice } from './drawLoginPage.ts'
import { isWindow } from './isWindow.ts'
import { loadLoginTexts } from './loadLoginTexts.ts'
import { tellOpener } from './tellOpener.ts'

/**
 * Starts a page of a social login: the waiting page, which leads on to the provider, or the page that the provider redirects to.
 * Nothing in its address decides where the visitor goes or who learns the result; the server says both.
 */
export function startLoginPage({ page }: { readonly page: Window }): void {
  const { location } = page
  const query = new URLSearchParams(location.search)
  const speaking = loadLoginTexts(page.navigator.languages)
  let notices = 0
  const draw = async (notice: LoginNotice): Promise<void> => {
    notices += 1
    const own = notices
    const spoken = await speaking
    // Only the last of those that have waited for the words.
    if (own === notices) drawLoginPage({ page, notice, spoken })
  }
  const client = createSiteClient({
    projectId: query.get('projectId') ?? '',
    fetch: (...request) => page.fetch(...request),
    getSecret: () => undefined,
  })

  const leadOn = async (id: string): Promise<void> => {
    const { url } = await client.call(beginSocialLogin, { body: { id } })
    const { protocol } = new URL(url)
    if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('The provider has no address.')
    location.replace(url)
  }

  const takeAnswer = async (provider: (typeof socialProviders)[number]): Promise<void> => {
    // The address has a code and a state, which no longer belong in the history.
    page.history.replaceState(null, '', location.pathname)
    const read = (name: string) => {
      const value = query.get(name)
      return value === null || value === '' ? {} : { [name]: value }
    }
    const answer = await client.call(answerSocialLogin, {
      body: { provider, state: query.get('state') ?? '', ...read('code'), ...read('iss'), ...read('error') },
    })
    const { origin } = answer
    const result: SocialResult =
      answer.outcome === 'done'
        ? { type: 'SOCIAL_LOGIN_DONE', ticket: answer.ticket }
        : { type: 'SOCIAL_LOGIN_REFUSED' }
    const isReceived = await tellOpener({ page, origin, result })
    if (answer.outcome === 'refused') await draw({ kind: 'refused' })
    else if (isReceived) await draw({ kind: 'done' })
    else await draw({ kind: 'code', code: answer.code, host: new URL(origin).host })
  }

  const run = async (): Promise<void> => {
    void draw({ kind: 'waiting' })
    const provider = socialProviders.find((each) => socialPaths.callback(each) === location.pathname)
    const id = query.get('attempt')
    try {
      if (provider !== undefined) await takeAnswer(provider)
      else if (id !== null) await leadOn(id)
      // An app that opens this page as a popup leads it to the attempt later; a page without an opener waits for nothing.
      else if (!isWindow(page.opener)) await draw({ kind: 'over' })
    } catch (error) {
      await draw({ kind: toFailure(error) })
    }
  }
  void run()
}

function toFailure(error: unknown): 'over' | 'offline' | 'failed' {
  if (!(error instanceof SiteRefusal)) return 'failed'
  if (error.code === 'login_code_expired') return 'over'
  return error.code === 'unreachable' ? 'offline' : 'failed'
}
