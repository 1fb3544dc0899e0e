import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'

/** Called once in the browser, and for each request on the server. */
export function getRouter() {
  return createRouter({ routeTree, scrollRestoration: true })
}
