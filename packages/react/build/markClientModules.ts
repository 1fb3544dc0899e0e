interface MarkClientModules {
  readonly name: string
  banner(chunk: { readonly fileName: string }): string
}

/**
 * A build plugin that starts each public module with `'use client'`, so that frameworks with server components can import it
 * from a server component and run it in the page. Each module is marked separately, so an app loads only what it uses.
 */
export function markClientModules(): MarkClientModules {
  return {
    name: 'latchkey:mark-client-modules',
    banner: ({ fileName }) => (/^(?:components|hooks)\/\w+\.js$/.test(fileName) ? `'use client'` : ''),
  }
}
