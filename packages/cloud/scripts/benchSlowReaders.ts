// Measures the memory of a relay node while many sockets subscribe to one topic and read nothing.
// Usage: node --conditions @latchkey/source scripts/benchSlowReaders.ts [--sockets 0,250,1000] [--messages 32] [--bytes
// 250000] [--seconds 35]. Each socket needs one file descriptor in the node and one here.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { createClientKey } from '../src/test/relay/createClientKey.ts'
import { createTopic } from '../src/test/relay/createTopic.ts'

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '0,250,1000' },
    messages: { type: 'string', default: '32' },
    bytes: { type: 'string', default: '250000' },
    seconds: { type: 'string', default: '35' },
  },
})
const program = fileURLToPath(new URL('../src/test/relay/relayNode.ts', import.meta.url))

console.log('| sockets that read nothing | published, MB | memory after it, MB | after a while, MB | sockets left |')
console.log('|---:|---:|---:|---:|---:|')
for (const sockets of values.sockets.split(',').map(Number)) await measure(sockets)

async function measure(sockets: number): Promise<void> {
  const node = spawn(process.execPath, ['--conditions=@latchkey/source', '--expose-gc', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(node.stdout)[Symbol.asyncIterator]()
  const readNumber = async (): Promise<number> => Number(String((await lines.next()).value).split(' ')[1])
  const readMemory = (): Promise<number> => {
    node.stdin.write('memory\n')
    return readNumber()
  }
  try {
    const url = `ws://127.0.0.1:${await readNumber()}`
    const topic = createTopic()
    const deaf: WebSocket[] = []
    for (let index = 0; index < sockets; index += 1) {
      const socket = await connect(url)
      await call(socket, 'irn_subscribe', { topic })
      socket.pause()
      deaf.push(socket)
    }
    const before = await readMemory()
    const publisher = await connect(url)
    for (let index = 0; index < Number(values.messages); index += 1)
      await call(publisher, 'irn_publish', { topic, message: `${index} `.padEnd(Number(values.bytes), 'x'), ttl: 300 })
    const grown: number[] = [(await readMemory()) - before]
    for (let second = 0; second < Number(values.seconds); second += 8) {
      await sleep(8_000)
      // They send, which must not keep what they do not read.
      for (const socket of deaf) if (socket.readyState === socket.OPEN) socket.ping()
      grown.push((await readMemory()) - before)
    }
    const left = deaf.filter(({ readyState }) => readyState === WebSocket.OPEN).length
    const published = Number(values.messages) * Number(values.bytes)
    const cells = [published, grown[0] ?? 0, Math.max(...grown)].map((bytes) => (bytes / 1_000_000).toFixed(1))
    console.log(`| ${sockets} | ${cells.join(' | ')} | ${left} |`)
    for (const socket of [publisher, ...deaf]) socket.terminate()
  } finally {
    const exited = once(node, 'exit')
    node.kill()
    await exited
  }
}

async function connect(url: string): Promise<WebSocket> {
  const target = new URL(url)
  // The project without rate limits.
  target.searchParams.set('projectId', 'dev')
  target.searchParams.set('auth', createClientKey().createToken({ audience: url }))
  const socket = new WebSocket(target, { perMessageDeflate: false })
  await once(socket, 'open')
  socket.on('error', () => {})
  return socket
}

async function call(socket: WebSocket, method: string, params: unknown): Promise<void> {
  const answered = once(socket, 'message')
  socket.send(JSON.stringify({ id: 1_000_000_000, jsonrpc: '2.0', method, params }))
  await answered
}
