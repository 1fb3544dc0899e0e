import type {
  adminGetMailHealth,
  adminGetRelayHealth,
  adminGetStorageHealth,
  adminListExecutors,
  UpstreamHealth,
} from '@latchkey/protocol/operator'
import type { EndpointResponse } from '@latchkey/protocol/api'
import { and, eq, gte, isNull, lt, min, sql } from 'drizzle-orm'
import { triesAtMost } from '../alerts/createOutbox.ts'
import type { RunningBundler } from '../bundler/createBundler.ts'
import { readSpending } from '../bundler/readSpending.ts'
import type { CloudContext } from '../CloudContext.ts'
import type { Settings } from '../config/Settings.ts'
import type { Mailer } from '../embedded/mail/Mailer.ts'
import type { Relay } from '../relay/createRelay.ts'
import { alertDeliveries } from '../storage/alertSchema.ts'
import { walletNotices } from '../storage/noticeSchema.ts'
import { relayMessages } from '../storage/schema.ts'
import { countDaysLeft, readStorageGrowth } from '../storage/storageGrowth.ts'
import type { PoolRoster } from '../upstream/pool/createPoolRoster.ts'
import { describeUpstream, getUpstreamId } from './describeUpstream.ts'

/** What operators see of the parts of a node. Each part reads only what its owner knows already. */
export interface Health {
  readRelay(): Promise<EndpointResponse<typeof adminGetRelayHealth>>
  listUpstreams(): { readonly startedAt: number; readonly upstreams: UpstreamHealth[] }
  /** Probes an upstream (see `WatchedMember.check`) and returns its state afterwards; `undefined` if there is no such upstream. */
  probe(id: string): Promise<UpstreamHealth | undefined>
  readStorage(): Promise<EndpointResponse<typeof adminGetStorageHealth>>
  readMail(): Promise<EndpointResponse<typeof adminGetMailHealth>>
  /** Reads the coins from the chains, unless that was done some seconds ago. */
  listExecutors(): Promise<EndpointResponse<typeof adminListExecutors>>
}

/** Counting the messages of a mailbox ends here. */
const messagesCounted = 100_000
/** Reasons of the relay that are listed. */
const reasonsAtMost = 10
/** In ms. */
const day = 86_400_000

/** Creates the health of a node that starts now. */
export function createHealth(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'disk' | 'now'>
  readonly settings: Pick<Settings, 'alerts' | 'bundler' | 'databaseUrl' | 'dataFolder'>
  readonly relay: Pick<Relay, 'readState'>
  readonly roster: PoolRoster
  readonly mailer: Mailer
  readonly bundler: Pick<RunningBundler, 'listExecutors'> | undefined
}): Health {
  const { bundler, context, mailer, relay, roster, settings } = parameters
  const { disk, now, storage } = context
  const { database } = storage
  const startedAt = now()

  const readOutbox = async () => {
    const waiting = {
      waiting: sql`count(*)`.mapWith(Number),
      retried: sql`count(*) filter (where tries > 0)`.mapWith(Number),
    }
    const [notices] = await database
      .select({ ...waiting, oldestAt: min(walletNotices.createdAt) })
      .from(walletNotices)
      .where(isNull(walletNotices.sentAt))
    const { createdAt, sentAt, tries } = alertDeliveries
    const isUnsentMail = and(eq(alertDeliveries.channel, 'mail'), isNull(sentAt))
    const [alerts] = await database
      .select({ ...waiting, oldestAt: min(createdAt) })
      .from(alertDeliveries)
      .where(and(isUnsentMail, lt(tries, triesAtMost)))
    const failed = await database.$count(alertDeliveries, and(isUnsentMail, gte(tries, triesAtMost)))
    const none = { waiting: 0, retried: 0, oldestAt: null }
    return { notices: notices ?? none, alerts: { ...(alerts ?? none), failed } }
  }

  return {
    async readRelay() {
      const { hour, ...present } = await relay.readState()
      const { reasons, storeTime = null, ...counts } = hour
      const sum = (kind: (typeof reasons)[number]['kind']): number =>
        reasons.reduce((total, each) => (each.kind === kind ? total + each.count : total), 0)
      const counted = database
        .select({ seq: relayMessages.seq })
        .from(relayMessages)
        .limit(messagesCounted + 1)
      const messages = await database.$count(counted)
      return {
        ...{ startedAt, ...present },
        hour: {
          ...{ ...counts, storeTime, refused: sum('refused'), failed: sum('failed'), closed: sum('closed') },
          reasons: reasons.slice(0, reasonsAtMost),
        },
        mailbox: { messages: Math.min(messages, messagesCounted), isMore: messages > messagesCounted },
      }
    },
    listUpstreams: () => ({ startedAt, upstreams: roster.list().map(describeUpstream) }),
    async probe(id) {
      const member = roster.list().find((each) => getUpstreamId(each) === id)
      await member?.check()
      return member && describeUpstream(member)
    },
    async readStorage() {
      const { bytes, growth, sizes } = await readStorageGrowth(database, now())
      const { storageLimit: limit } = settings.alerts
      const space = disk.readSpace()
      const rooms = [
        ...(limit === undefined ? [] : [limit - bytes]),
        ...(space === undefined ? [] : [space.free - space.reserve]),
      ]
      const isInMemory = settings.databaseUrl === undefined && settings.dataFolder === 'memory'
      return {
        kind: storage.kind === 'pglite' && isInMemory ? 'memory' : storage.kind,
        ...{ bytes, limit: limit ?? null, growth: growth ?? null },
        disk: space === undefined ? null : { ...space, isLow: disk.isLow() },
        sizes: sizes.map((size) => ({ day: size.day * day, bytes: size.bytes })),
        daysLeft: (rooms.length === 0 ? undefined : countDaysLeft(Math.min(...rooms), growth)) ?? null,
      }
    },
    async readMail() {
      const { failed, failure, sent, sentAt = null } = mailer.readState()
      return {
        ...{ startedAt, isConfigured: mailer.isConfigured, sent, failed, sentAt },
        failure: failure === undefined ? null : { ...failure, reply: failure.reply ?? null },
        outbox: await readOutbox(),
      }
    },
    async listExecutors() {
      const { balanceAtLeast } = settings.bundler
      const executors = (await bundler?.listExecutors()) ?? []
      const spendings = executors.length === 0 ? [] : await readSpending(database, now())
      return {
        balanceAtLeast: String(balanceAtLeast),
        executors: executors.map(({ address, balance, chainId: chain, state }) => {
          const perDay = spendings.find((each) => each.chain === chain && each.executor === address)?.perDay
          const daysLeft = balance === undefined || perDay === undefined ? null : Number(balance) / perDay
          return {
            ...{ chain, address, state, daysLeft },
            balance: balance === undefined ? null : String(balance),
            perDay: perDay === undefined ? null : BigInt(Math.round(perDay)).toString(),
            isLow: balance !== undefined && balance < balanceAtLeast,
          }
        }),
      }
    },
  }
}
