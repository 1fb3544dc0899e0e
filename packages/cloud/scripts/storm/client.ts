// A stock client in a process of its own: node client.ts dapp|wallet VERSION RELAY. It is told what to do over its channel.
import { createStockClient } from '../../src/test/relay/createStockClient.ts'
import { answerAsWallet, connectStockDapp, signWithWallet } from '../../src/test/relay/stockSession.ts'

const [, , name = '', version = '', relayUrl = ''] = process.argv
if (version !== '2.21.8' && version !== '2.17.2') throw new Error(`There is no stock client ${version}.`)
const client = await createStockClient({ version, relayUrl, name, projectId: 'dev' })
let topic = ''
// What a client of these generations fails at by itself is what is looked at here.
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
