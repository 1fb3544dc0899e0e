import type { Plugin } from 'vite'

/**
 * Lets the browser of a test run keep the modules that it has loaded. Each test file is a page of its own that loads about a thousand of
 * them, and Vite has the browser ask for each again whether it has changed. No source changes for the tests during a run. The browser
 * starts without a cache in each run, and a watching Vitest keeps to Vite's way.
 */
export function cacheModules(): Plugin {
  return {
    name: 'latchkey:cache-modules',
    configureServer({ config, middlewares }) {
      if (config.server.watch !== null) return
      middlewares.use((_request, response, next) => {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          setHeader(name, name.toLowerCase() === 'cache-control' && value === 'no-cache' ? 'max-age=86400' : value)
        next()
      })
    },
  }
}
