// [if signIn]
import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [index('routes/home.tsx'), route('api/siwx/*', 'routes/siwx.ts')] satisfies RouteConfig
// [end]
// [if !signIn]
import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('routes/home.tsx')] satisfies RouteConfig
// [end]
