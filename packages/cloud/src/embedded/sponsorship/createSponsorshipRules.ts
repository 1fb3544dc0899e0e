import type { CaipNetworkId } from '@latchkey/protocol/caip'
import {
  type AdminSponsorship,
  adminSponsorshipChangeSchema,
  type AdminSponsorshipNetwork,
} from '@latchkey/protocol/project'
import { and, asc, eq, sql } from 'drizzle-orm'
import { safeParse } from 'valibot'
import type { Actor } from '../../audit/Actor.ts'
import type { AuditLog } from '../../audit/createAuditLog.ts'
import { CloudError } from '../../CloudError.ts'
import { createProjectReader } from '../../projects/createProjectReader.ts'
import { formatIssue } from '../../projects/formatIssue.ts'
import { projects } from '../../storage/schema.ts'
import { sponsorshipCalls, sponsorshipNetworks, sponsorshipSpending } from '../../storage/sponsorshipSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { toDay } from './createSponsorshipBook.ts'
import type { SponsorshipCondition, SponsorshipRules } from './SponsorshipRules.ts'

/** The limits of a network that is new: of a chain whose coin is worth some thousand dollars, about $2 a user and $40 in all. */
const initialLimits = {
  gasAtMost: 300_000,
  userWei: 500_000_000_000_000n,
  projectWei: 10_000_000_000_000_000n,
  newUserPercent: 20,
} as const

/** Creates the rules on the database. Changes are recorded in the audit log. */
export function createSponsorshipRules(parameters: {
  readonly database: Database
  readonly audit: Pick<AuditLog, 'record'>
  /** Who makes the changes. */
  readonly actor: Actor
  readonly now: () => number
  /** Whether the project `dev` exists. */
  readonly isDev: boolean
}): SponsorshipRules {
  const { actor, audit, database, isDev, now } = parameters
  const { get: getProject } = createProjectReader({ database, isDev })

  const read = async (key: string, source: Database): Promise<AdminSponsorship> => ({
    project: key,
    networks: await readNetworks({ database: source, projectKey: key, day: toDay(now()) }),
  })

  /** Changes a network in a transaction, and records the change. */
  const change = async (
    reference: string,
    chainId: CaipNetworkId,
    condition: SponsorshipCondition & { readonly reason?: string | undefined },
    act: (key: string, transaction: Database, before: AdminSponsorshipNetwork | undefined) => Promise<void>,
  ): Promise<AdminSponsorship> =>
    database.transaction(async (transaction) => {
      const { key } = await getProject(reference, transaction)
      // Changes of a project take turns, and reservations wait for the one under way.
      await transaction.select({ key: projects.key }).from(projects).where(eq(projects.key, key)).for('no key update')
      const find = (sponsorship: AdminSponsorship) =>
        sponsorship.networks.find((network) => network.chainId === chainId)
      const before = find(await read(key, transaction))
      const { reason, revision } = condition
      if (revision !== undefined && revision !== (before?.revision ?? 0))
        throw new CloudError(
          'sponsorship.conflict',
          `Nothing was changed. What the project pays for on ${chainId} was changed since it was read: read it again, and compare.`,
        )
      await act(key, transaction, before)
      const result = await read(key, transaction)
      const after = find(result)
      await audit.record(transaction, {
        actor,
        action: after === undefined ? 'sponsorship.remove' : 'sponsorship.update',
        object: `sponsorship:${key}:${chainId}`,
        before: before === undefined ? null : toFields(before),
        after: after === undefined ? toNothing(before) : toFields(after),
        reason: reason === undefined || reason.trim() === '' ? undefined : reason.trim(),
      })
      return result
    })

  return {
    async get(reference) {
      const { key } = await getProject(reference)
      return read(key, database)
    },
    async update(reference, chainId, input, condition = {}) {
      const parsed = safeParse(adminSponsorshipChangeSchema, input)
      if (!parsed.success)
        throw new CloudError(
          'project.invalid',
          `Nothing was changed. ${parsed.issues.map((issue) => formatIssue(issue)).join('; ')}.`,
        )
      const { calls, projectWei, reason, userWei, ...others } = parsed.output
      return change(reference, chainId, { ...condition, reason }, async (projectKey, transaction, before) => {
        if (!chainId.startsWith('eip155:'))
          throw new CloudError(
            'project.invalid',
            `Nothing was changed. ${chainId} has no smart accounts: name a network such as eip155:8453.`,
          )
        const limits = {
          ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
          ...(userWei !== undefined && { userWei: BigInt(userWei) }),
          ...(projectWei !== undefined && { projectWei: BigInt(projectWei) }),
          changedAt: now(),
        }
        const merged = {
          userWei: before === undefined ? initialLimits.userWei : BigInt(before.userWei),
          projectWei: before === undefined ? initialLimits.projectWei : BigInt(before.projectWei),
          ...limits,
        }
        if (merged.userWei > merged.projectWei)
          throw new CloudError(
            'project.invalid',
            `Nothing was changed. A user could spend ${merged.userWei} wei a day, but the whole project only ${merged.projectWei}.`,
          )
        await transaction
          .insert(sponsorshipNetworks)
          .values({ projectKey, chainId, ...initialLimits, paymasterUrls: [], ...limits })
          .onConflictDoUpdate({
            target: [sponsorshipNetworks.projectKey, sponsorshipNetworks.chainId],
            set: { ...limits, revision: sql`${sponsorshipNetworks.revision} + 1` },
          })
        if (calls === undefined) return
        await transaction.delete(sponsorshipCalls).where(isNetworkOf(sponsorshipCalls, projectKey, chainId))
        if (calls.length === 0) return
        await transaction
          .insert(sponsorshipCalls)
          .values(calls.map((call) => ({ ...call, projectKey, chainId, valueAtMost: BigInt(call.valueAtMost) })))
      })
    },
    async remove(reference, chainId, condition = {}) {
      return change(reference, chainId, condition, async (projectKey, transaction, before) => {
        if (before === undefined)
          throw new CloudError('project.invalid', `Nothing was changed. The project sponsors nothing on ${chainId}.`)
        await transaction.delete(sponsorshipCalls).where(isNetworkOf(sponsorshipCalls, projectKey, chainId))
        await transaction.delete(sponsorshipNetworks).where(isNetworkOf(sponsorshipNetworks, projectKey, chainId))
      })
    },
  }
}

/** The fields of a network for the audit log: all but its revision and the cost of the day. */
function toFields({
  revision: _revision,
  today: _today,
  ...fields
}: AdminSponsorshipNetwork): Readonly<Record<string, unknown>> {
  return fields
}

function toNothing(before: AdminSponsorshipNetwork | undefined): Readonly<Record<string, null>> {
  return Object.fromEntries(Object.keys(before === undefined ? {} : toFields(before)).map((name) => [name, null]))
}

async function readNetworks(parameters: {
  readonly database: Pick<Database, 'select'>
  readonly projectKey: string
  readonly day: number
}): Promise<AdminSponsorshipNetwork[]> {
  const { database, day, projectKey } = parameters
  const networks = await database
    .select()
    .from(sponsorshipNetworks)
    .where(eq(sponsorshipNetworks.projectKey, projectKey))
    .orderBy(asc(sponsorshipNetworks.chainId))
  const calls = await database
    .select()
    .from(sponsorshipCalls)
    .where(eq(sponsorshipCalls.projectKey, projectKey))
    .orderBy(asc(sponsorshipCalls.target), asc(sponsorshipCalls.selector))
  const spending = await database
    .select()
    .from(sponsorshipSpending)
    .where(
      and(
        eq(sponsorshipSpending.projectKey, projectKey),
        eq(sponsorshipSpending.day, day),
        eq(sponsorshipSpending.spender, 'project'),
      ),
    )
  return networks.map(({ changedAt: _changedAt, chainId, paymasterUrls, projectWei, userWei, ...network }) => {
    const today = spending.find((row) => row.chainId === chainId)
    return {
      chainId,
      gasAtMost: network.gasAtMost,
      userWei: String(userWei),
      projectWei: String(projectWei),
      newUserPercent: network.newUserPercent,
      revision: network.revision,
      paymasterUrls: [...paymasterUrls],
      suspendedUntil: network.suspendedUntil,
      calls: calls
        .filter((call) => call.chainId === chainId)
        .map(({ selector, target, valueAtMost }) => ({ target, selector, valueAtMost: String(valueAtMost) })),
      today: {
        reserved: String(today?.reserved ?? 0n),
        spent: String(today?.spent ?? 0n),
        lost: String(today?.lost ?? 0n),
      },
    }
  })
}

function isNetworkOf(
  table: typeof sponsorshipCalls | typeof sponsorshipNetworks,
  projectKey: string,
  chainId: CaipNetworkId,
) {
  return and(eq(table.projectKey, projectKey), eq(table.chainId, chainId))
}
