import { once } from 'node:events'
import { createServer } from 'node:net'
import { type defaultPorts, portNames, portOrder } from './defaultPorts.ts'
import { findPortOwner } from './findPortOwner.ts'

type PortName = keyof typeof defaultPorts

const purposes: Readonly<Record<PortName, string>> = {
  page: 'the playground',
  evm: 'chain 31337',
  secondEvm: 'chain 31338',
  solana: 'Solana',
  bitcoin: 'Bitcoin',
  faucet: 'the faucet',
  cloud: 'the cloud',
  wallet: 'the embedded wallet',
  smtp: 'the mail server',
  mail: 'the mailbox',
  identity: 'the identity provider',
}

/**
 * Returns why the ports cannot be used, in one line for each port that is not available. It is called before the build, which
 * may take a minute.
 */
export async function checkPorts(ports: Readonly<Record<PortName, number>>): Promise<readonly string[]> {
  const wanted = portOrder
    .map((name) => ({ port: ports[name], purpose: purposes[name], flag: portNames[name].flag }))
    .filter(({ port }) => port !== 0)
    .flatMap((each) =>
      each.flag === portNames.solana.flag
        ? [each, { ...each, port: each.port + 1, purpose: "Solana's WebSocket" }]
        : [each],
    )
  const problems: string[] = []
  for (const { port, purpose, flag } of wanted) {
    const code = await tryPort(port)
    const choice =
      flag === portNames.page.flag
        ? 'choose others with --port; 0 takes free ones.'
        : `choose another with --${flag}, or move all with --port; 0 takes a free one.`
    if (code === 'EADDRINUSE')
      problems.push(`Port ${port} for ${purpose} is taken${await describeOwner(port)}, or ${choice}`)
    if (code === 'EACCES') problems.push(`This user may not listen on port ${port} for ${purpose}: ${choice}`)
  }
  return problems
}

/** Listens on a port for a moment. Returns the code of the error if that fails. */
async function tryPort(port: number): Promise<unknown> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : undefined
  }
  server.close()
  await once(server, 'close')
  return undefined
}

async function describeOwner(port: number): Promise<string> {
  const owner = await findPortOwner(port)
  return owner === undefined
    ? ' by a program of another user or of a container. Stop that program'
    : ` by process ${owner.processId} (${owner.command}). Stop it with \`kill ${owner.processId}\``
}
