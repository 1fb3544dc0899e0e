interface MarkClientModules {
  readonly name: string
  banner(chunk: { readonly fileName: string }): string
}

/**
 * A build plugin: has what the entrypoint offers begin with `'use client'`. Frameworks with server components then take it from
 * a server component too, and run it in the page. Each module says it for itself, so that an app loads only what it uses.
 */
export function markClientModules(): MarkClientModules {
  return {
    name: 'latchkey:mark-client-modules',
    banner: ({ fileName }) => (/^(?:components|hooks)\/\w+\.js$/.test(fileName) ? `'use client'` : ''),
  }
}
