import { addressRoutes } from './addressRoutes.ts'
import { blockRoutes } from './blockRoutes.ts'
import { controlRoutes } from './controlRoutes.ts'
import { EsploraRefusal } from './EsploraRefusal.ts'
import type { EsploraRoute } from './EsploraRoute.ts'
import { mempoolRoutes } from './mempoolRoutes.ts'
import { transactionRoutes } from './transactionRoutes.ts'

const routes = [...transactionRoutes, ...addressRoutes, ...blockRoutes, ...mempoolRoutes, ...controlRoutes]

/** A route, and the values in its path. */
export interface FoundRoute {
  readonly route: EsploraRoute
  readonly segments: Readonly<Record<string, string>>
}

/**
 * Returns the route of a request.
 *
 * @throws {EsploraRefusal} 404, 405
 */
export function findRoute({ method, path }: { method: string; path: string }): FoundRoute {
  const matches = routes.flatMap((route) => {
    const segments = match({ pattern: route.path, path })
    return segments === undefined ? [] : [{ route, segments }]
  })
  if (matches.length === 0)
    throw new EsploraRefusal(404, `endpoint does not exist ${JSON.stringify(path.slice(0, 100))}`)
  const fitting = matches.find(({ route }) => route.method === method)
  if (fitting !== undefined) return fitting
  throw new EsploraRefusal(405, `This path only answers ${matches.map(({ route }) => route.method).join(', ')}`)
}

function match({ path, pattern }: { pattern: string; path: string }): Record<string, string> | undefined {
  const names = pattern.split('/')
  const values = path.split('/')
  if (names.length !== values.length) return undefined
  const segments: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? ''
    if (name.startsWith(':') && value !== '') segments[name.slice(1)] = value
    else if (name !== value) return undefined
  }
  return segments
}
