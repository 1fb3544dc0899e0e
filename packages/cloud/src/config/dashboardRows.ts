import { check, pipe, string, transform } from 'valibot'
import { canHavePasskeys } from './findDashboardUrl.ts'
import { row, yesOrNo } from './settingSchemas.ts'

/** Settings of the dashboard for operators. */
export const dashboardRows = {
  hasDashboard: row({
    variable: 'LATCHKEY_DASHBOARD',
    group: 'Access',
    description:
      'Whether operators log in with passkeys, and their sessions may use the admin API. `off` leaves the admin API to its token.',
    initial: 'on',
    expected: 'on or off',
    schema: yesOrNo.schema,
  }),
  dashboardUrl: row({
    variable: 'LATCHKEY_DASHBOARD_URL',
    group: 'Access',
    description:
      'Origin on which operators reach the port for operators, or the only port. Their passkeys belong to its host, so moving it to another host loses them.',
    initialWords:
      'the origin of the first LATCHKEY_PUBLIC_URL if it allows passkeys; http://localhost and the port without a public URL, or with a port for operators on this machine',
    expected: 'an origin such as https://dashboard.example.com, with http: for localhost only',
    schema: pipe(
      string(),
      transform((text) => text.replace(/\/$/, '')),
      check((text) => URL.canParse(text) && new URL(text).origin === text && canHavePasskeys(text)),
    ),
  }),
}
