import type { ServerResponse } from 'node:http'
import { escapeHtml, sendPage } from './sendPage.ts'

/** Sends the page on which a developer says who logs in. */
export function sendIdentityPage(parameters: {
  readonly response: ServerResponse
  readonly title: string
  /** Where the form leads, from the root. */
  readonly action: string
  readonly host: string
}): void {
  const { action, host, response, title } = parameters
  sendPage({
    response,
    title,
    lines: [
      `<p>This page imitates the provider for development, at ${escapeHtml(host)}. Any name can log in.</p>`,
      `<form method="post" action="${escapeHtml(action)}">`,
      '<label for="name">Name</label><input id="name" name="name" value="Alice" required maxlength="100" autofocus>',
      '<p>“Alice as Bob” is the account of Alice with the name Bob.</p>',
      '<button name="act" value="allow">Log in</button><button name="act" value="cancel" formnovalidate>Cancel</button>',
      '</form>',
    ],
  })
}
