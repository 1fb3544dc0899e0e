import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { checkBudgets, type PageBudget } from './build/checkBudgets.ts'
import { compressFiles } from './build/compressFiles.ts'
import { refusePackages } from './build/refusePackages.ts'
import { writeNotices } from '../../writeNotices.shared.ts'

const refused = { isbot: 'Its licence, the Unlicense, is not on the list. The router needs it on servers only.' }

const budgets: readonly PageBudget[] = [
  { name: 'login', modules: ['pages/login/LoginPage.tsx'], limit: 125 },
  // What the login has, with the registration of a passkey.
  { name: 'invitation', modules: ['pages/invite/InvitePage.tsx'], limit: 127 },
  { name: 'overview', modules: ['shell/Shell.tsx', 'pages/overview/OverviewPage.tsx'], limit: 200 },
  { name: 'analytics', modules: ['shell/Shell.tsx', 'pages/analytics/AnalyticsPage.tsx'], limit: 225 },
  { name: 'a full table', modules: ['shell/Shell.tsx', 'pages/analytics/BreakdownPage.tsx'], limit: 225 },
  { name: 'origins', modules: ['shell/Shell.tsx', 'pages/settings/OriginsPage.tsx'], limit: 200 },
  { name: 'logins', modules: ['shell/Shell.tsx', 'pages/settings/LoginsPage.tsx'], limit: 200 },
  { name: 'mail texts', modules: ['shell/Shell.tsx', 'pages/settings/mails/MailsPage.tsx'], limit: 200 },
  {
    name: 'sponsorship',
    modules: ['shell/Shell.tsx', 'pages/settings/sponsorship/SponsorshipPage.tsx'],
    limit: 200,
  },
  { name: 'server settings', modules: ['shell/Shell.tsx', 'pages/server/ServerPage.tsx'], limit: 200 },
  { name: 'alerts', modules: ['shell/Shell.tsx', 'pages/alerts/AlertsPages.tsx'], limit: 225 },
  { name: 'health', modules: ['shell/Shell.tsx', 'pages/health/HealthPages.tsx'], limit: 200 },
  { name: 'users', modules: ['shell/Shell.tsx', 'pages/users/UsersPage.tsx'], limit: 200 },
  { name: 'a user', modules: ['shell/Shell.tsx', 'pages/users/UserPage.tsx'], limit: 200 },
  { name: 'catalogue', modules: ['shell/Shell.tsx', 'pages/catalogue/CataloguePage.tsx'], limit: 200 },
  { name: 'a wallet', modules: ['shell/Shell.tsx', 'pages/catalogue/WalletPage.tsx'], limit: 200 },
  { name: 'sign-ins', modules: ['shell/Shell.tsx', 'pages/sign-ins/SignInsPage.tsx'], limit: 200 },
  { name: 'events', modules: ['shell/Shell.tsx', 'pages/analytics/EventsPage.tsx'], limit: 225 },
]

export default defineConfig({
  // The cloud answers the files under this path.
  base: '/dashboard/',
  envDir: false,
  plugins: [react(), refusePackages(refused), checkBudgets(budgets), compressFiles(), writeNotices()],
  // From the sources of our packages, so that nothing has to be built before.
  resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    // The first browsers that know light-dark().
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
})
