import type { DevnetMail } from './Mail.ts'

/** Its hash is in the page's Content-Security-Policy. */
export const mailboxStyle =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'article{border-block-start:1px solid;padding-block:1rem}dt{font-weight:600}dd{margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}'

/** Returns the page that lists the mails. It shows their plain text, so nothing in a mail can run or load. */
export function formatMailboxPage(mails: readonly DevnetMail[]): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Mailbox: ${count}</title><style>${mailboxStyle}</style></head>`,
    '<body><main><h1>Mailbox</h1>',
    `<p>${count}, the newest first. Mails to any address arrive here and go nowhere else. <a href="/">Reload</a></p>`,
    ...mails.map(formatMail),
    '</main></body></html>',
    '',
  ].join('\n')
}

function formatMail({ from, id, receivedAt, subject, text, to }: DevnetMail): string {
  const time = new Date(receivedAt).toISOString()
  return [
    `<article aria-labelledby="mail-${id}"><h2 id="mail-${id}" dir="auto">${escape(subject)}</h2><dl>`,
    `<dt>To</dt><dd>${escape(to.join(', '))}</dd><dt>From</dt><dd>${escape(from)}</dd>`,
    `<dt>Received</dt><dd><time datetime="${time}">${time}</time></dd></dl>`,
    `<pre dir="auto">${escape(text)}</pre></article>`,
  ].join('\n')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
