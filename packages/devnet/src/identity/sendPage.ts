import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** Its hash is in the Content-Security-Policy of the pages. */
const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:24rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}' +
  'label,input,button{display:block;font:inherit;inline-size:100%;box-sizing:border-box}input,button{padding:.5rem;margin-block:.5rem}'

const styleHash = createHash('sha256').update(style).digest('base64')

/** Sends a page that imitates a provider. It runs no script, and no other page can frame it. */
export function sendPage(parameters: {
  readonly response: ServerResponse
  readonly status?: number | undefined
  /** Whom the page imitates. */
  readonly title: string
  /** HTML below the heading, a line each. */
  readonly lines: readonly string[]
}): void {
  const { lines, response, status = 200 } = parameters
  const title = `${escapeHtml(parameters.title)}, imitated`
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  })
  response.end(
    [
      '<!doctype html>',
      '<html lang="en">',
      '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
      `<title>${title}</title><style>${style}</style></head>`,
      `<body><main><h1>${title}</h1>`,
      ...lines,
      '</main></body></html>',
      '',
    ].join('\n'),
  )
}

/** Escapes a text for HTML and the values of its attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
