import { socialPaths, socialProviders } from '@latchkey/protocol/embedded'
import type { Site } from '@latchkey/secure-site'
import type { Hono } from 'hono'
import type { Budget } from '../../limits/Budget.ts'
import type { HttpEnvironment } from '../HttpEnvironment.ts'
import { limitWork } from '../middleware/limitWork.ts'
import { getLoginHeaders } from './siteHeaders.ts'

/** Apple's form holds a code and a state; a longer body is not from Apple. */
const formLengthAtMost = 16_384

/** What the page reads. Everything else that a provider sends, such as Apple's name of the visitor, is dropped. */
const answerFields = ['state', 'code', 'iss', 'error']

/**
 * Adds the pages of social logins. They are one static document: what they have to do is in their addresses, and nothing in an address
 * leads to another page.
 */
export function mountLoginPages(parameters: {
  readonly app: Hono<HttpEnvironment>
  readonly site: Site
  readonly getUrl: () => string
  readonly budget: Budget
}): void {
  const { app, budget, getUrl, site } = parameters
  const guard = limitWork({ budget })
  for (const path of [socialPaths.wait, ...socialProviders.map(socialPaths.callback)]) {
    app.get(path, guard, (context) =>
      context.body(Uint8Array.from(site.login.content), 200, {
        'content-type': site.login.contentType,
        ...getLoginHeaders({ url: getUrl(), site }),
      }),
    )
  }
  const path = socialPaths.callback('apple')
  // A form of another site arrives without cookies. The browser adds them to the request that follows.
  app.post(path, guard, async (context) => {
    const form = await context.req.text()
    const fields = new URLSearchParams(form.length <= formLengthAtMost ? form : '')
    const kept = answerFields.flatMap((name) => {
      const value = fields.get(name)
      return value === null ? [] : [[name, value] satisfies [string, string]]
    })
    // Browsers apply the policy of a redirect, too, and would cut the opener here.
    context.header('cross-origin-opener-policy', 'unsafe-none')
    return context.redirect(`${path}?${new URLSearchParams(kept).toString()}`, 303)
  })
}
