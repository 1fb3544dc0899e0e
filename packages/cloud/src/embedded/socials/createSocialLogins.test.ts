import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Prints which of two modules of this cloud need the client of OpenID Connect. */
const script = `
import { registerHooks } from 'node:module'
let loads = 0
registerHooks({
  load(url, context, next) {
    if (url.includes('/openid-client/')) loads += 1
    return next(url, context)
  },
})
await import('${new URL('createSocialLogins.ts', import.meta.url).href}')
const logins = loads > 0
await import('${new URL('createSocialClients.ts', import.meta.url).href}')
console.log(JSON.stringify({ logins, clients: loads > 0 }))
`

it('loads the client of OpenID Connect with the first login that leads to a provider, not with the cloud', async () => {
  const flags = ['--conditions=@latchkey/source', '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: import.meta.dirname })
  expect(JSON.parse(stdout)).toEqual({ logins: false, clients: true })
})
