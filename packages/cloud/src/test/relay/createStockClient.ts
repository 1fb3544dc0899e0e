// The global WebSocket of Node 22 and later shows no pings and cannot be terminated, so the older client ends the
// process after 35 s. Without it, both clients use their bundled library, as in Node 20.
Reflect.deleteProperty(globalThis, 'WebSocket')
const { SignClient: CurrentSignClient } = await import('@walletconnect/sign-client')
const { SignClient: OldSignClient } = await import('sign-client-2.17')

/** Client generations in use. */
export type StockVersion = '2.21.8' | '2.17.2'

/** An unmodified client from npm. Both generations share the API that the tests use. */
export type StockClient = Awaited<ReturnType<typeof CurrentSignClient.init>>

let created = 0

/** Creates a client without persistent storage. */
export async function createStockClient(parameters: {
  readonly version: StockVersion
  readonly relayUrl: string
  readonly name: string
  readonly projectId?: string
}): Promise<StockClient> {
  const { name, projectId = 'shop', relayUrl, version } = parameters
  created += 1
  const options = {
    projectId,
    relayUrl,
    metadata: { name, description: name, url: 'http://localhost', icons: [] },
    customStoragePrefix: `${name}-${created}`,
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
  }
  return version === '2.21.8'
    ? await CurrentSignClient.init(options)
    : ((await OldSignClient.init(options)) as unknown as StockClient)
}
