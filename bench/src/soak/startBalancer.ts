import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A balancer in front of nodes. */
export interface Balancer {
  readonly port: number
  /** Uses a node. */
  add(port: number): void
  stop(): void
}

/**
 * Starts a TCP balancer: each connection goes to the node with the fewest that accepts it. It does not read what passes,
 * so clients send the address that a proxy would add.
 */
export async function startBalancer(): Promise<Balancer> {
  /** Connections by the port of their node. */
  const counts = new Map<number, number>()
  const change = (port: number, by: number): void => void counts.set(port, (counts.get(port) ?? 0) + by)

  const forward = (client: Socket, tried: ReadonlySet<number>): void => {
    const [target] = Array.from(counts)
      .filter(([port]) => !tried.has(port))
      .toSorted(([, left], [, right]) => left - right)
    if (target === undefined || client.destroyed) return void client.destroy()
    const [port] = target
    const node = connect({ host: '127.0.0.1', port, noDelay: true })
    change(port, 1)
    let isOpen = false
    const end = (): void => void node.destroy()
    client.once('close', end)
    node.once('connect', () => {
      isOpen = true
      client.pipe(node)
      node.pipe(client)
    })
    node.on('error', () => {})
    node.once('close', () => {
      client.off('close', end)
      change(port, -1)
      if (isOpen) client.destroy()
      else forward(client, new Set([...tried, port]))
    })
  }

  const server = createServer({ noDelay: true, pauseOnConnect: false }, (client) => {
    client.on('error', () => {})
    forward(client, new Set())
  })
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 })
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port.')
  return {
    port: address.port,
    add: (port) => void counts.set(port, 0),
    stop: () => void server.close(),
  }
}
