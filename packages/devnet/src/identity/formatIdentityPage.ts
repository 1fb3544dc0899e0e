/** Its hash is in the page's Content-Security-Policy. */
export const identityStyle =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:24rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}' +
  'label,input,button{display:block;font:inherit;inline-size:100%;box-sizing:border-box}input,button{padding:.5rem;margin-block:.5rem}'

/** Returns the page on which a developer says who logs in. */
export function formatIdentityPage(parameters: {
  readonly title: string
  /** Where the form leads, from the root. */
  readonly action: string
  readonly host: string
}): string {
  const { action, host, title } = parameters
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escape(title)}, imitated</title><style>${identityStyle}</style></head>`,
    `<body><main><h1>${escape(title)}, imitated</h1>`,
    `<p>This page imitates the provider for development, at ${escape(host)}. Any name can log in.</p>`,
    `<form method="post" action="${escape(action)}">`,
    '<label for="name">Name</label><input id="name" name="name" value="Alice" required maxlength="100" autofocus>',
    '<p>“Alice as Bob” is the account of Alice with the name Bob.</p>',
    '<button name="act" value="allow">Log in</button><button name="act" value="cancel" formnovalidate>Cancel</button>',
    '</form></main></body></html>',
    '',
  ].join('\n')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
