import type { AlertKind, AlertValues } from '@latchkey/protocol/operator'
import { formatEther } from 'viem'
import { getUpstreamVariable } from '../config/getUpstreamVariable.ts'

const numbers = new Intl.NumberFormat('en')
const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

/** Says what a rule has found, and what to do. */
export function describeAlert(alert: {
  readonly rule: AlertKind
  readonly values: AlertValues
  readonly project: { readonly name: string } | null
}): { readonly title: string; readonly text: string } {
  const { project, rule, values } = alert
  return describers[rule](values, project?.name ?? 'a project')
}

const describers: Readonly<
  Record<AlertKind, (values: AlertValues, project: string) => { readonly title: string; readonly text: string }>
> = {
  failureRate({ failed, failedBefore, started, startedBefore }, project) {
    return {
      title: `Connecting fails more often in ${project}`,
      text: `${formatCount(failed)} of ${formatCount(started)} visits that tried to connect failed within 30 minutes (${formatShare(failed, started)}). In the 7 days before, ${formatShare(failedBefore, startedBefore)} failed. The analytics of the project show which wallet fails, and why.`,
    }
  },
  originRefused({ origin, origins, requests }, project) {
    const others = Number(origins) > 1 ? ` So are those of ${formatCount(Number(origins) - 1)} more origins.` : ''
    return {
      title: `Requests of a page are refused in ${project}`,
      text: `${formatCount(requests)} requests of ${origin} were refused within an hour.${others} If the page is yours, add its origin to the project. If not, there is nothing to do.`,
    }
  },
  upstreamDown({ chain, kind, place, since }) {
    const isBundler = kind === 'bundler'
    const variable = getUpstreamVariable({ kind: isBundler ? 'bundler' : 'rpc', chain: String(chain) })
    return {
      title: `${isBundler ? 'A bundler' : 'An upstream'} of ${chain} does not answer`,
      text: `No. ${place} in ${variable} has not answered since ${formatTime(since)}. Requests go to the others in that list; without another one, they fail. Check the service, its key and its plan.`,
    }
  },
  executorBalance({ balance, balanceAtLeast, chain, daysLeft, executor }) {
    const why =
      daysLeft === undefined
        ? `which is less than ${formatCoins(balanceAtLeast)} (LATCHKEY_EXECUTOR_BALANCE)`
        : `which lasts for ${formatCount(daysLeft)} days at the rate of the last 7 days`
    return {
      title: `An executor of ${chain} has few coins`,
      text: `${executor} has ${formatCoins(balance)}, ${why}. Send coins to it: without any, operations wait, and new ones are refused.`,
    }
  },
  storage({ bytes, daysLeft, free, limit, reserve }) {
    const forecast =
      daysLeft === undefined ? '' : ` At its present growth, it reaches the limit in ${formatCount(daysLeft)} days.`
    if (free !== undefined)
      return {
        title: 'The disk of the database is nearly full',
        text: `It has ${formatBytes(free)} left, of which the cloud keeps ${formatBytes(reserve)} free. The database has ${formatBytes(bytes)}.${forecast} Give the disk more space: without any, nothing new is stored.`,
      }
    return {
      title: 'The database is nearly full',
      text: `It has ${formatBytes(bytes)} of ${formatBytes(limit)} (${formatShare(bytes, limit)}).${forecast} Give it more space, or keep events and totals for a shorter time.`,
    }
  },
  reveals({ actor, reveals }) {
    const who = String(actor)
      .replace(/^operator:/, '')
      .replace(/^token:/, 'Admin token ')
    return {
      title: 'Many e-mail addresses of users were revealed',
      text: `${who} revealed ${formatCount(reveals)} addresses within an hour, of 60 that are possible. The audit log has each of them. If you do not know why, end the sessions of this operator, or replace the token.`,
    }
  },
}

type Value = string | number | undefined

function formatCount(value: Value): string {
  return numbers.format(Number(value ?? 0))
}

function formatShare(part: Value, whole: Value): string {
  return percents.format(Number(whole ?? 0) === 0 ? 0 : Number(part ?? 0) / Number(whole))
}

/** Writes an amount of wei, with 6 digits after the point at most. */
function formatCoins(value: Value): string {
  return formatEther(BigInt(value ?? 0)).replace(/(\.\d{6})\d+$/, '$1')
}

function formatBytes(value: Value): string {
  return `${numbers.format(Math.round(Number(value ?? 0) / 1_000_000))} MB`
}

function formatTime(value: Value): string {
  return `${new Date(Number(value ?? 0)).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
