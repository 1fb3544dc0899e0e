import type { CloudContext } from '../CloudContext.ts'
import { constants } from './constants.ts'

/**
 * Counts wrong codes over all addresses. An address has few tries, so an attacker tries many addresses: the operator sees it
 * here only. Each node counts what it answers; the metric is for alarms over all nodes.
 */
export function createWrongCodeAlarm(context: Pick<CloudContext, 'logger' | 'metrics' | 'now'>): () => void {
  const { logger, metrics, now } = context
  const wrongCodes = metrics.counter('latchkey_login_wrong_codes_total', 'Wrong codes of logins by e-mail.', [])
  const alarms = metrics.counter('latchkey_login_alarms_total', 'Times with too many wrong codes of logins.', [])
  const { atMost, window } = constants.wrongCodes
  let start = now()
  let count = 0
  return () => {
    wrongCodes.inc({})
    if (now() >= start + window) {
      start = now()
      count = 0
    }
    count += 1
    if (count !== atMost + 1) return
    alarms.inc({})
    logger.error(
      { event: 'alarm', alarm: 'login_wrong_codes', atMost, minutes: window / 60_000 },
      'Someone may be guessing login codes: too many were wrong, over all addresses',
    )
  }
}
