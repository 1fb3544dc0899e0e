import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import { fallback, number, object, optional, picklist, string } from 'valibot'
import type { Api } from './api/createApi.ts'
import { analyticsAddressSchema, breakdownAddressSchema, eventsAddressSchema } from './pages/analytics/addresses.ts'
import { NotFound } from './parts/NotFound.tsx'
import { RouteFailed } from './parts/RouteFailed.tsx'
import { overviewSpans } from './pages/overview/overviewSpans.ts'
import { requireSession } from './session/requireSession.ts'

/** What loaders use. */
export interface RouterContext {
  readonly api: Api
  readonly queryClient: QueryClient
}

const filter = optional(fallback(string(), ''))
const auditSchema = object({ actor: filter, action: filter, object: filter })
const overviewSchema = object({ days: optional(fallback(picklist(overviewSpans), 28)) })
const text = optional(fallback(optional(string()), undefined))
const signInsSchema = object({
  state: optional(fallback(optional(picklist(['active', 'over', 'all'])), undefined)),
  chain: text,
  cursor: text,
})
const catalogueSchema = object({
  search: text,
  which: optional(fallback(optional(picklist(['own'])), undefined)),
  page: optional(fallback(optional(number()), undefined)),
})
const nextSchema = object({ next: optional(fallback(string(), '/')) })

function createRoot() {
  return createRootRouteWithContext<RouterContext>()({ component: Outlet })
}

/** The pages that need no session. */
function createOpenRoutes(root: ReturnType<typeof createRoot>) {
  const getParentRoute = () => root
  const login = createRoute({
    getParentRoute,
    path: '/login',
    validateSearch: nextSchema,
    component: lazyRouteComponent(() => import('./pages/login/LoginPage.tsx'), 'LoginPage'),
  })
  const invite = createRoute({
    getParentRoute,
    path: '/invite',
    component: lazyRouteComponent(() => import('./pages/invite/InvitePage.tsx'), 'InvitePage'),
  })
  return [login, invite] as const
}

/** The frame of all pages that need a session. */
function createInside(root: ReturnType<typeof createRoot>) {
  return createRoute({
    getParentRoute: () => root,
    id: 'inside',
    beforeLoad: requireSession,
    // Instead of the shell, which has the element of the content.
    errorComponent: (failure) => (
      <main>
        <RouteFailed {...failure} />
      </main>
    ),
    component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'Shell'),
  })
}

/** The wallets that apps offer. */
function createCataloguePages(inside: ReturnType<typeof createInside>) {
  const ofInside = () => inside
  return [
    createRoute({
      getParentRoute: ofInside,
      path: '/catalogue',
      validateSearch: catalogueSchema,
      component: lazyRouteComponent(() => import('./pages/catalogue/CataloguePage.tsx'), 'CataloguePage'),
    }),
    createRoute({
      getParentRoute: ofInside,
      path: '/catalogue/new',
      validateSearch: object({ replaces: text }),
      component: lazyRouteComponent(() => import('./pages/catalogue/WalletPage.tsx'), 'NewWalletPage'),
    }),
    createRoute({
      getParentRoute: ofInside,
      path: '/catalogue/$wallet',
      component: lazyRouteComponent(() => import('./pages/catalogue/WalletPage.tsx'), 'WalletPage'),
    }),
  ] as const
}

function createProject(inside: ReturnType<typeof createInside>) {
  return createRoute({ getParentRoute: () => inside, path: '/p/$project', component: Outlet })
}

/** The settings of a project. */
function createSettingsPages(ofProject: () => ReturnType<typeof createProject>) {
  return [
    createRoute({
      getParentRoute: ofProject,
      path: '/settings/general',
      component: lazyRouteComponent(() => import('./pages/settings/GeneralPage.tsx'), 'GeneralPage'),
    }),
    createRoute({
      getParentRoute: ofProject,
      path: '/settings/origins',
      component: lazyRouteComponent(() => import('./pages/settings/OriginsPage.tsx'), 'OriginsPage'),
    }),
    createRoute({
      getParentRoute: ofProject,
      path: '/settings/keys',
      component: lazyRouteComponent(() => import('./pages/settings/KeysPage.tsx'), 'KeysPage'),
    }),
    createRoute({
      getParentRoute: ofProject,
      path: '/settings/features',
      component: lazyRouteComponent(() => import('./pages/settings/FeaturesPage.tsx'), 'FeaturesPage'),
    }),
    createRoute({
      getParentRoute: ofProject,
      path: '/settings/logins',
      component: lazyRouteComponent(() => import('./pages/settings/LoginsPage.tsx'), 'LoginsPage'),
    }),
    createRoute({
      getParentRoute: ofProject,
      path: '/settings/mails',
      component: lazyRouteComponent(() => import('./pages/settings/mails/MailsPage.tsx'), 'MailsPage'),
    }),
    createRoute({
      getParentRoute: ofProject,
      path: '/settings/sponsorship',
      validateSearch: object({ network: text }),
      component: lazyRouteComponent(
        () => import('./pages/settings/sponsorship/SponsorshipPage.tsx'),
        'SponsorshipPage',
      ),
    }),
    createRoute({
      getParentRoute: ofProject,
      path: '/settings/relay',
      component: lazyRouteComponent(() => import('./pages/settings/RelayPage.tsx'), 'RelayPage'),
    }),
    createRoute({
      getParentRoute: ofProject,
      path: '/settings/analytics',
      component: lazyRouteComponent(
        () => import('./pages/settings/AnalyticsSettingsPage.tsx'),
        'AnalyticsSettingsPage',
      ),
    }),
  ] as const
}

/** The pages that need no session, and those inside the shell. Each page is a file of its own that loads when it is opened. */
function createRoutes() {
  const root = createRoot()
  const inside = createInside(root)
  const ofInside = () => inside
  const alertsPages = lazyRouteComponent(() => import('./pages/alerts/AlertsPages.tsx'), 'AlertsPages')
  const healthPages = lazyRouteComponent(() => import('./pages/health/HealthPages.tsx'), 'HealthPages')
  const cloudPages = [
    createRoute({
      getParentRoute: ofInside,
      path: '/',
      validateSearch: overviewSchema,
      component: lazyRouteComponent(() => import('./pages/overview/OverviewPage.tsx'), 'OverviewPage'),
    }),
    createRoute({
      getParentRoute: ofInside,
      path: '/projects',
      component: lazyRouteComponent(() => import('./pages/projects/ProjectsPage.tsx'), 'ProjectsPage'),
    }),
    createRoute({
      getParentRoute: ofInside,
      path: '/projects/new',
      component: lazyRouteComponent(() => import('./pages/projects/NewProjectPage.tsx'), 'NewProjectPage'),
    }),
    createRoute({ getParentRoute: ofInside, path: '/alerts', component: alertsPages }),
    createRoute({ getParentRoute: ofInside, path: '/alerts/rules', component: alertsPages }),
    createRoute({ getParentRoute: ofInside, path: '/alerts/deliveries', component: alertsPages }),
    createRoute({ getParentRoute: ofInside, path: '/health', component: healthPages }),
    createRoute({ getParentRoute: ofInside, path: '/health/$part', component: healthPages }),
    createRoute({
      getParentRoute: ofInside,
      path: '/operators',
      component: lazyRouteComponent(() => import('./pages/operators/OperatorsPage.tsx'), 'OperatorsPage'),
    }),
    createRoute({
      getParentRoute: ofInside,
      path: '/audit',
      validateSearch: auditSchema,
      component: lazyRouteComponent(() => import('./pages/audit/AuditPage.tsx'), 'AuditPage'),
    }),
    createRoute({
      getParentRoute: ofInside,
      path: '/server',
      component: lazyRouteComponent(() => import('./pages/server/ServerPage.tsx'), 'ServerPage'),
    }),
    createRoute({
      getParentRoute: ofInside,
      path: '/me',
      component: lazyRouteComponent(() => import('./pages/me/MePage.tsx'), 'MePage'),
    }),
  ] as const
  const project = createProject(inside)
  const ofProject = () => project
  const analytics = createRoute({
    getParentRoute: ofProject,
    path: '/analytics',
    validateSearch: analyticsAddressSchema,
    component: Outlet,
  })
  const ofAnalytics = () => analytics
  const reports = createRoute({
    getParentRoute: ofAnalytics,
    path: '/',
    component: lazyRouteComponent(() => import('./pages/analytics/AnalyticsPage.tsx'), 'AnalyticsPage'),
  })
  const report = createRoute({
    getParentRoute: ofAnalytics,
    path: '/$report',
    validateSearch: breakdownAddressSchema,
    component: lazyRouteComponent(() => import('./pages/analytics/BreakdownPage.tsx'), 'BreakdownPage'),
  })
  const events = createRoute({
    getParentRoute: ofAnalytics,
    path: '/events',
    validateSearch: eventsAddressSchema,
    component: lazyRouteComponent(() => import('./pages/analytics/EventsPage.tsx'), 'EventsPage'),
  })
  const projectPages = [
    createRoute({
      getParentRoute: ofProject,
      path: '/',
      beforeLoad: ({ params }) => {
        // oxlint-disable-next-line typescript/only-throw-error -- how this router is told to lead to another page
        throw redirect({ to: '/p/$project/analytics', params, replace: true })
      },
    }),
    ...createSettingsPages(ofProject),
    createRoute({
      getParentRoute: ofProject,
      path: '/users',
      component: lazyRouteComponent(() => import('./pages/users/UsersPage.tsx'), 'UsersPage'),
    }),
    createRoute({
      getParentRoute: ofProject,
      path: '/users/$user',
      component: lazyRouteComponent(() => import('./pages/users/UserPage.tsx'), 'UserPage'),
    }),
    createRoute({
      getParentRoute: ofProject,
      path: '/sign-ins',
      validateSearch: signInsSchema,
      component: lazyRouteComponent(() => import('./pages/sign-ins/SignInsPage.tsx'), 'SignInsPage'),
    }),
    analytics.addChildren([reports, report, events]),
  ] as const
  return root.addChildren([
    ...createOpenRoutes(root),
    inside.addChildren([...cloudPages, ...createCataloguePages(inside), project.addChildren(projectPages)]),
  ])
}

/**
 * Creates the router of a page.
 *
 * @param parameters.history for tests. Default: the browser's.
 */
export function createAppRouter(parameters: RouterContext & { readonly history?: RouterHistory | undefined }) {
  const { api, history, queryClient } = parameters
  return createRouter({
    routeTree: createRoutes(),
    basepath: '/dashboard',
    context: { api, queryClient },
    defaultPreload: 'intent',
    // The query cache knows how old data is.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteFailed,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    ...(history === undefined ? {} : { history }),
  })
}

/** The router of a page. */
export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
