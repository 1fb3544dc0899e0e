import { apiErrorSchema } from '@latchkey/protocol/api'
import {
  type Arbitrary,
  array,
  asyncProperty,
  assert,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  jsonValue,
  nat,
  oneof,
  option,
  record,
  string,
  stringMatching,
  tuple,
} from 'fast-check'
import { sql } from 'drizzle-orm'
import { array as listOf, looseObject, optional, parse, record as recordOf, string as text, unknown } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assertUnpolluted, mutatedJson, mutatedText, runs } from '../../../../fuzz.shared.ts'
import { ensureAlertSettings } from '../alerts/readAlertSettings.ts'
import { createMemoryBus } from '../bus/createMemoryBus.ts'
import { createCatalogue } from '../catalogue/createCatalogue.ts'
import type { Storage } from '../storage/Storage.ts'
import { createTestDashboard, dashboardEnvironment } from '../test/createTestDashboard.ts'
import { createTestLogger } from '../test/createTestLogger.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { startSharedTestCloud, type TestCloud } from '../test/startTestCloud.ts'

// Calls every endpoint for operators with what its description allows, and with mistakes in it.

/** What operators change. Refused calls leave it as it is; every change is in the audit log. */
const watched = [
  ...['projects', 'project_ids', 'project_secrets', 'sponsorship_networks', 'sponsorship_calls'],
  ...['sponsorship_suspensions', 'alert_settings', 'alert_webhooks', 'alert_mutes', 'catalogue_wallets'],
  ...['operators', 'operator_invitations', 'operator_passkeys', 'embedded_users', 'embedded_sessions'],
  ...['user_deletions', 'sign_in_sessions'],
]

const documentSchema = looseObject({
  paths: recordOf(
    text(),
    recordOf(
      text(),
      looseObject({
        operationId: text(),
        parameters: listOf(looseObject({ name: text(), in: text(), schema: unknown() })),
        requestBody: optional(
          looseObject({ content: looseObject({ 'application/json': looseObject({ schema: unknown() }) }) }),
        ),
      }),
    ),
  ),
})

/** A call of an endpoint. The values of its path are those of an earlier answer, by number, or text. */
interface Call {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly places: readonly (number | string)[]
  readonly query: Readonly<Record<string, string | undefined>>
  readonly body: string | undefined
  readonly revision: string | undefined
}

const urls = [
  'https://hooks.example',
  'http://localhost:9/hook',
  'wss://relay.example',
  'http://10.0.0.1/',
  'javascript:a',
]
const hostile = oneof(string({ maxLength: 20 }), mutatedText(constantFrom('unknown', 'eip155:1', 'a.example')))

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
const readNumber = (value: unknown, name: string): number | undefined => {
  const found = read(value, name)
  return typeof found === 'number' ? found : undefined
}
const readList = (value: unknown, name: string): readonly unknown[] | undefined => {
  const found = read(value, name)
  return Array.isArray(found) ? found : undefined
}
const readMembers = (value: unknown, name: string): readonly (readonly [string, unknown])[] => {
  const found = read(value, name)
  return typeof found === 'object' && found !== null ? Object.entries(found) : []
}

/** Values of a JSON schema, as far as the document uses it. */
function toValues(schema: unknown): Arbitrary<unknown> {
  const [choices, values] = [readList(schema, 'anyOf'), readList(schema, 'enum')]
  if (choices !== undefined) return oneof(...choices.map(toValues))
  if (values !== undefined) return constantFrom(...values)
  const fixed = read(schema, 'const')
  if (fixed !== undefined) return constant(fixed)
  const pattern = read(schema, 'pattern')
  const [min, max] = [readNumber(schema, 'minimum') ?? 0, readNumber(schema, 'maximum') ?? 1_000]
  switch (read(schema, 'type')) {
    case 'object': {
      const properties = readMembers(schema, 'properties')
      const needed = readList(schema, 'required') ?? []
      const requiredKeys = properties.flatMap(([name]) => (needed.includes(name) ? [name] : []))
      const members = Object.fromEntries(properties.map(([name, member]) => [name, toValues(member)]))
      return record<Record<string, unknown>, string>(members, { requiredKeys })
    }
    case 'array':
      return array(toValues(read(schema, 'items')), { maxLength: Math.min(3, readNumber(schema, 'maxItems') ?? 3) })
    case 'string': {
      const lengths = {
        minLength: readNumber(schema, 'minLength') ?? 0,
        maxLength: Math.min(40, readNumber(schema, 'maxLength') ?? 40),
      }
      if (typeof pattern === 'string') return stringMatching(new RegExp(pattern))
      return read(schema, 'format') === 'uri' ? constantFrom(...urls) : string(lengths)
    }
    case 'integer':
      return integer({ min: Math.ceil(min), max: Math.floor(max) })
    case 'number':
      return double({ min, max, noNaN: true })
    case 'boolean':
      return boolean()
    case 'null':
      return constant(null)
    default:
      return jsonValue({ maxDepth: 2 })
  }
}

/** The calls of all endpoints for operators that take something, in the order of the document. */
function toCalls(document: unknown): readonly Arbitrary<Call>[] {
  return Object.entries(parse(documentSchema, document).paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { operationId, parameters, requestBody }]) => {
      if (!path.startsWith('/admin/v1/') || (parameters.length === 0 && requestBody === undefined)) return []
      const ofQuery = parameters.filter((each) => each.in === 'query')
      const ofPath = parameters.filter((each) => each.in === 'path')
      const values = requestBody === undefined ? undefined : toValues(requestBody.content['application/json'].schema)
      const query = ofQuery.map(({ name, schema }) => [
        name,
        option(oneof(toValues(schema).map(String), hostile), { nil: undefined }),
      ])
      const calls: Arbitrary<Call> = record({
        name: constant(operationId),
        method: constant(method.toUpperCase()),
        path: constant(path.slice('/admin/v1'.length)),
        places: tuple(...ofPath.map(() => oneof({ weight: 4, arbitrary: nat() }, { weight: 1, arbitrary: hostile }))),
        query: record<Record<string, string | undefined>, string>(Object.fromEntries(query)),
        body:
          values === undefined
            ? constant(undefined)
            : oneof(
                values.map((value) => JSON.stringify(value)),
                mutatedJson(values),
              ),
        revision: constantFrom('"0"', '"1"', '"1"', '"2"', 'W/"1"', undefined),
      })
      return [calls]
    }),
  )
}

let storage: Storage
let cloud: TestCloud
let catalogue: Awaited<ReturnType<typeof createCatalogue>>
let dashboard: ReturnType<typeof createTestDashboard>
beforeAll(async () => {
  storage = await openTestStorage()
  const logger = createTestLogger()
  catalogue = await createCatalogue({ storage, logger, bus: createMemoryBus({ logger }) })
  cloud = await startSharedTestCloud({ storage, catalogue, environment: dashboardEnvironment })
  dashboard = createTestDashboard(cloud)
})
afterAll(async () => {
  await cloud.close()
  await catalogue.close()
  await storage.close()
})

/** A digest of what operators change, and one of the audit log. */
async function readStored(): Promise<readonly [changed: string, audit: string]> {
  const digest = (table: string) =>
    sql`(select md5(coalesce(string_agg(each::text, ' ' order by each::text), '')) from ${sql.identifier(table)} each)`
  const tables = sql.join(watched.map(digest), sql` || `)
  const answer = await storage.database.execute(sql`select ${tables} as changed, (select count(*) from audit) as audit`)
  const [row] = parse(looseObject({ rows: listOf(looseObject({ changed: text(), audit: unknown() })) }), answer).rows
  return [row?.changed ?? '', String(row?.audit)]
}

it('never fails because of what an operator sends: a refusal changes nothing, and a change is in the audit log', async () => {
  await ensureAlertSettings(storage.database)
  const { cookie } = await dashboard.join('owner')
  const project = await cloud.createProject({ allowedOrigins: ['https://shop.example'] })
  const calls = toCalls(await (await fetch(`${cloud.url}/openapi.json`)).json())
  expect(calls.length).toBeGreaterThan(45)
  /** What paths can name: these, and ids of earlier answers. */
  const fixed: Readonly<Record<string, string>> = { project: project.key, network: 'eip155:31337' }
  const known: string[] = ['unknown']

  let stored = await readStored()
  await assert(
    asyncProperty(tuple(...calls), async (round) => {
      for (const { body, method, name, path, places, query, revision } of round) {
        let place = 0
        // The audit log leaves out a change that changes nothing, such as the end of a secret at the same time.
        cloud.clock.now += 1
        const target = path.replaceAll(/\{(\w+)\}/g, (_all, part: string) => {
          const chosen = places[place++] ?? ''
          const value = typeof chosen === 'number' ? (fixed[part] ?? known[chosen % known.length] ?? '') : chosen
          return encodeURIComponent(value.replaceAll(/[\ud800-\udfff]/g, '') || 'unknown')
        })
        const asked = new URLSearchParams()
        for (const [key, value] of Object.entries(query)) if (value !== undefined) asked.set(key, value)
        const [before, entries] = stored
        const answer = await dashboard.ask(`${target}?${asked.toString()}`, {
          method,
          cookie,
          text: body,
          headers: { 'if-match': revision },
        })
        assertUnpolluted()
        const said = await answer.text()
        stored = await readStored()
        const [after, later] = stored
        if (!answer.ok) {
          const { code } = parse(apiErrorSchema, JSON.parse(said))
          expect(['internal', 'operator_session_required'], `${name}: ${said}`).not.toContain(code)
          expect(after, `${name} was refused`).toBe(before)
          continue
        }
        if (after !== before) expect(later, `${name} changed something`).not.toBe(entries)
        for (const [, id = ''] of said.matchAll(/"(?:id|key)":"([\w-]{1,64})"/g))
          if (!known.includes(id) && known.length < 40) known.push(id)
      }
    }),
    // Each call builds on those before, so a smaller value would say less.
    { ...runs(2, 500), endOnFailure: true },
  )
})
