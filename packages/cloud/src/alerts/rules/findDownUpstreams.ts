import type { AlertRules } from '@latchkey/protocol/operator'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { Finding } from '../Finding.ts'
import { readReports } from '../readReports.ts'

/** Finds the upstreams that do not answer at least one node. */
export async function findDownUpstreams(parameters: {
  readonly transaction: Database
  readonly rule: AlertRules['upstreamDown']
  readonly now: number
}): Promise<readonly Finding[]> {
  const { now, rule, transaction } = parameters
  const reports = await readReports({ transaction, rule: 'upstreamDown', now })
  const found = new Map<string, Finding>()
  for (const { subject, values } of reports) {
    const since = Number(values['since'])
    if (now - since < rule.minutes * constants.minute) continue
    const known = found.get(subject)
    if (known !== undefined && Number(known.values['since']) <= since) continue
    found.set(subject, { rule: 'upstreamDown', subject, project: null, values })
  }
  return [...found.values()]
}
