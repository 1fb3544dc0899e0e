import path from 'node:path'
import { endpoints, type EndpointDefinition } from '@latchkey/protocol/api'
import { array, looseObject, parse, record, string } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryBus } from '../../bus/createMemoryBus.ts'
import { createTestGuards } from '../../test/createTestGuards.ts'
import { createTestBudgets } from '../../test/createTestBudgets.ts'
import { createMetrics } from '../../observe/createMetrics.ts'
import { createReadiness } from '../../observe/createReadiness.ts'
import type { Storage } from '../../storage/Storage.ts'
import { createTestLogger } from '../../test/createTestLogger.ts'
import { openTestStorage } from '../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../test/startTestCloud.ts'
import { addObserveRoutes } from '../addObserveRoutes.ts'

let storage: Storage
beforeAll(async () => {
  storage = await openTestStorage()
})
afterAll(() => storage.close())

const operationSchema = looseObject({
  operationId: string(),
  tags: array(string()),
  parameters: array(looseObject({ name: string(), in: string() })),
})
const documentSchema = looseObject({
  openapi: string(),
  paths: record(string(), record(string(), operationSchema)),
})

async function readDocument({ url }: TestCloud) {
  const response = await fetch(`${url}/openapi.json`)
  expect(response.headers.get('content-type')).toBe('application/json')
  const json: unknown = await response.json()
  return { json, document: parse(documentSchema, json) }
}

/** `GET /v1/identity/{address}` for each operation of the document. */
function listOperations({ paths }: { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> }) {
  return Object.entries(paths)
    .flatMap(([route, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${route}`))
    .toSorted()
}

async function startWhole(): Promise<TestCloud> {
  const cloud = await startTestCloud({ storage })
  const now = (): number => cloud.clock.now
  addObserveRoutes({
    app: cloud.app,
    metrics: createMetrics(),
    readiness: createReadiness({
      storage,
      disk: { isLow: () => false },
      bus: createMemoryBus({ logger: createTestLogger() }),
      now,
    }),
    budget: createTestBudgets({ now }).token,
    securityLog: createTestGuards({ now }).securityLog,
    metricsToken: undefined,
  })
  return cloud
}

describe('the OpenAPI document', () => {
  it('contains exactly the mounted routes', async () => {
    const cloud = await startWhole()
    const routes = cloud.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path: pattern }) => `${method} ${pattern.replaceAll(/:(\w+)/g, '{$1}')}`)
      // The same route without its trailing slash.
      .map((route) => (route === 'POST /v1' ? 'POST /v1/' : route))
    const { document } = await readDocument(cloud)
    expect(listOperations(document)).toEqual([...new Set(routes)].toSorted())
  })

  it('contains every endpoint of the protocol with its parameters', async () => {
    const { document } = await readDocument(await startWhole())
    const all: readonly EndpointDefinition[] = endpoints
    for (const { method, name, path: route, parameters, query } of all) {
      const operation = document.paths[route]?.[method.toLowerCase()]
      expect([name, operation?.operationId]).toEqual([name, name])
      const named = operation?.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
      const entries = (schema: unknown): readonly string[] =>
        Object.keys((schema as { readonly entries?: object } | undefined)?.entries ?? {})
      expect(named).toEqual([
        ...entries(parameters).map((entry) => `path ${entry}`),
        ...entries(query).map((entry) => `query ${entry}`),
      ])
    }
  })

  it('names each operation once, with every path parameter', async () => {
    const { document } = await readDocument(await startWhole())
    const operations = Object.entries(document.paths).flatMap(([route, methods]) =>
      Object.values(methods).map((operation) => ({ route, ...operation })),
    )
    expect(document.openapi).toBe('3.1.0')
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    for (const { parameters, route, tags } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
      expect(inPath).toEqual([...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      expect(tags).toHaveLength(1)
    }
  })

  it('has no dangling references', async () => {
    const { json } = await readDocument(await startWhole())
    const references = [...JSON.stringify(json).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference)
    expect(new Set(references)).toEqual(new Set(['#/components/responses/Error', '#/components/schemas/ApiError']))
    expect(json).toHaveProperty('components.responses.Error.content')
    expect(json).toHaveProperty('components.schemas.ApiError.properties.code.enum')
  })

  it("includes the schemas' limits, patterns and defaults", async () => {
    const { document } = await readDocument(await startWhole())
    const find = (route: string, method: string, name: string): unknown =>
      document.paths[route]?.[method]?.parameters.find((parameter) => parameter.name === name)
    expect(find('/getWallets', 'get', 'entries')).toMatchObject({
      required: false,
      schema: { type: 'string', default: '40' },
    })
    expect(find('/v1/convert/tokens', 'get', 'chainId')).toMatchObject({
      required: true,
      schema: { type: 'string', pattern: '^(eip155|solana|polkadot|bip122|cosmos):[-_a-zA-Z0-9]{1,32}$' },
    })
    expect(find('/v1/identity/{address}', 'get', 'address')).toMatchObject({
      required: true,
      schema: { maxLength: 193 },
    })
  })

  it('declares the required credentials', async () => {
    const { document } = await readDocument(await startWhole())
    const find = (route: string, method: string): unknown => document.paths[route]?.[method]?.['security']
    expect(find('/v1/sessions/{address}', 'get')).toEqual([
      { project: [], session: [] },
      { project: [], projectSecret: [], session: [] },
    ])
    expect(find('/siwx/v1/nonce', 'post')).toEqual([{ project: [] }, { project: [], projectSecret: [] }])
    expect(find('/admin/v1/projects', 'get')).toEqual([{ operator: [] }, { operatorSession: [] }])
    expect(find('/admin/v1/operators', 'get')).toEqual([{ operatorSession: [] }])
    expect(find('/admin/v1/operators/login/options', 'post')).toEqual([])
    expect(find('/.well-known/jwks.json', 'get')).toEqual([])
  })

  it('matches docs/openapi.json', async () => {
    const { json } = await readDocument(await startWhole())
    await expect(`${JSON.stringify(json, undefined, 2)}\n`).toMatchFileSnapshot(
      path.resolve(import.meta.dirname, '../../../../../docs/openapi.json'),
    )
  })
})
