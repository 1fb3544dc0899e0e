// A stock client in its own process: node client.ts dapp|wallet VERSION RELAY. Controlled over the IPC channel.
import { createStockClient } from '../../src/test/relay/createStockClient.ts'
import { answerAsWallet, connectStockDapp, signWithWallet } from '../../src/test/relay/stockSession.ts'

const [, , name = '', version = '', relayUrl = ''] = process.argv
if (version !== '2.21.8' && version !== '2.17.2') throw new Error(`Unknown stock client ${version}.`)
const client = await createStockClient({ version, relayUrl, name, projectId: 'dev' })
let topic = ''
// These clients fail in the background; that is what the benchmark observes.
process.on('unhandledRejection', () => undefined)
process.on('uncaughtException', () => undefined)
if (name === 'wallet') answerAsWallet(client)

process.on('message', (message) => {
  void (async () => {
    if (name === 'wallet') await client.core.pairing.pair({ uri: String(message) })
    else if (message === 'connect') {
      const { approval, uri } = await connectStockDapp(client)
      tell('uri', uri ?? '')
      ;({ topic } = await approval())
      tell('paired', topic)
    } else tell('signed', String(await signWithWallet(client, topic, 'after the outage')))
  })()
})
tell('ready', name)

function tell(kind: string, text: string): void {
  process.send?.([kind, text])
}
