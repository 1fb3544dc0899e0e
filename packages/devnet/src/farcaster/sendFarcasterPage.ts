import type { ServerResponse } from 'node:http'
import { escapeHtml, sendPage } from '../identity/sendPage.ts'

/** Sends the page that stands for a Farcaster client: the developer says who approves the login. */
export function sendFarcasterPage(parameters: {
  readonly response: ServerResponse
  readonly state: 'open' | 'done' | 'cancelled' | 'unknown'
  /** The site of the login. */
  readonly domain: string | undefined
  /** Where the form leads, from the root. */
  readonly action: string
}): void {
  const { action, domain = '', response, state } = parameters
  const title = 'Farcaster'
  switch (state) {
    case 'done':
      return sendPage({ response, title, lines: ['<p role="status">You have approved. Continue in the app.</p>'] })
    case 'unknown':
      return sendPage({
        response,
        status: 404,
        title,
        lines: ['<p role="status">This login has expired. Start again in the app.</p>'],
      })
    default:
      return sendPage({
        response,
        title,
        lines: [
          `<p>This page imitates a Farcaster client for development. ${escapeHtml(domain)} asks you to sign in. Any name can.</p>`,
          ...(state === 'cancelled' ? ['<p role="status">You have not approved. The app is still waiting.</p>'] : []),
          `<form method="post" action="${escapeHtml(action)}">`,
          '<label for="name">Name</label><input id="name" name="name" value="Alice" required maxlength="100" autofocus>',
          '<p>“Alice as Bob” is the account of Alice with the name Bob.</p>',
          '<button name="act" value="allow">Sign in</button><button name="act" value="cancel" formnovalidate>Cancel</button>',
          '</form>',
        ],
      })
  }
}
