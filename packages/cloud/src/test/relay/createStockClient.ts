// Node 22 and later have a WebSocket of their own, which shows no pings and cannot be terminated: the older client then
// ends the process after 35 s. Without it both use the library that they bring, as in Node 20.
Reflect.deleteProperty(globalThis, 'WebSocket')
const { SignClient: CurrentSignClient } = await import('@walletconnect/sign-client')
const { SignClient: OldSignClient } = await import('sign-client-2.17')

/** The generations of clients that people have. */
export type StockVersion = '2.21.8' | '2.17.2'

/** A client as it is installed from npm, unmodified. Both generations have what the tests use. */
export type StockClient = Awaited<ReturnType<typeof CurrentSignClient.init>>

let created = 0

/** Makes a client of its own that keeps nothing. */
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
