import { check, pipe, string, transform } from 'valibot'
import { row, splitList, wholeNumber } from './settingSchemas.ts'

/** Settings of alerts. */
export const alertRows = {
  storageLimit: row({
    variable: 'LATCHKEY_STORAGE_LIMIT',
    group: 'Storage',
    description:
      'Size that the database may have. An alert says when it comes close: see docs/operators.md. Without it, there is no such alert; nothing is refused because of it.',
    unit: 'bytes',
    ...wholeNumber(1_000_000, 1_000_000_000_000_000),
  }),
  alertHosts: row({
    variable: 'LATCHKEY_ALERT_HOSTS',
    group: 'Access',
    description:
      'Hosts to which webhooks of alerts are sent although their addresses are not public, separated by commas. Over https, as to all others.',
    initialWords: 'none',
    expected: 'at most 20 host names or IP addresses such as alerts.internal, separated by commas',
    schema: pipe(
      string(),
      transform((text) => splitList(text.toLowerCase())),
      check((hosts) => hosts.length > 0 && hosts.length <= 20 && hosts.every((host) => /^[\w.:-]+$/.test(host))),
    ),
  }),
}
