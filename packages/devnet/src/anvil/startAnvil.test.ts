import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { requestRpc } from '../faucet/requestRpc.ts'
import { startDevnet } from '../startDevnet.ts'

async function createDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'latchkey-devnet-test-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return directory
}

/** A program used instead of anvil, which behaves as anvil does on other machines or in rare failures. */
async function createProgram(source: string): Promise<string> {
  const path = join(await createDirectory(), 'anvil.cjs')
  await writeFile(path, `#!${process.execPath}\n${source}`)
  await chmod(path, 0o755)
  return path
}

/** Source of a chain that gives the same answer to every request. */
function answerEvery(body: string): string {
  return `require('node:http')
    .createServer((request, response) => response.end(${JSON.stringify(body)}))
    .listen(0, '127.0.0.1', function () { console.log('Listening on 127.0.0.1:' + this.address().port) })`
}

describe('startAnvil', () => {
  it('leaves no file behind, however long the chain gets', async () => {
    const [home, temporary] = [await createDirectory(), await createDirectory()]
    vi.stubEnv('HOME', home)
    vi.stubEnv('TMPDIR', temporary)
    onTestFinished(() => void vi.unstubAllEnvs())
    const devnet = await startDevnet({ chains: [31337] })
    onTestFinished(devnet.stop)
    const rpcUrl = devnet.description.evm[0]?.rpcUrl ?? ''
    await requestRpc({ rpcUrl, method: 'anvil_mine', params: ['0x3e8'] })
    expect(await requestRpc({ rpcUrl, method: 'eth_blockNumber' })).toBe('0x3ed')
    await devnet.stop()
    expect(await readdir(home)).toEqual([])
    expect(await readdir(temporary)).toEqual([])
  })

  it('reports a temporary directory that is not writable', async () => {
    vi.stubEnv('TMPDIR', '/nowhere')
    onTestFinished(() => void vi.unstubAllEnvs())
    await expect(startDevnet()).rejects.toMatchObject({
      code: 'disk_failed',
      message: expect.stringMatching(/^The temporary directory cannot be written: .*\/nowhere\//),
    })
  })

  it('distinguishes a forbidden port from a port in use', async () => {
    const anvilPath = await createProgram(
      `console.error('Error: Permission denied (os error 13)'); process.exitCode = 1`,
    )
    await expect(startDevnet({ anvilPath, chains: [31338], ports: { secondEvm: 81 } })).rejects.toMatchObject({
      code: 'port_denied',
      message:
        'This user may not listen on port 81 for chain 31338: choose another with --second-evm-port (ports.secondEvm); 0 takes a free one.',
    })
  })

  it('reports the exit code of a program that exits silently', async () => {
    const anvilPath = await createProgram('process.exitCode = 7')
    await expect(startDevnet({ anvilPath, chains: [31337] })).rejects.toMatchObject({
      code: 'anvil_failed',
      message: 'anvil for chain 31337 could not start: It ended with code 7.',
    })
  })

  it('reports a chain that refuses the transactions of its history, and ends it', async () => {
    const anvilPath = await createProgram(answerEvery('{"error":{"message":"Unknown method."}}'))
    await expect(startDevnet({ anvilPath, chains: [31338] })).rejects.toMatchObject({
      code: 'anvil_failed',
      message: expect.stringMatching(/^Chain 31338 does not accept its first transactions: .*Unknown method\.$/),
    })
    await expect.poll(() => process.getActiveResourcesInfo().includes('ProcessWrap'), { timeout: 10_000 }).toBe(false)
  })

  it('kills a program that ignores the request to exit', async () => {
    const anvilPath = await createProgram(`
      process.on('SIGTERM', () => console.log('No.'))
      ${answerEvery('{"result":null}')}`)
    const lines: string[] = []
    const devnet = await startDevnet({ anvilPath, chains: [31337], onLog: (line) => lines.push(line) })
    await devnet.stop()
    expect(lines).toContain('31337: No.')
    const processId = Number(/\d+$/.exec(lines.find((line) => line.includes('anvil is process')) ?? '')?.[0])
    expect(() => process.kill(processId, 0)).toThrow('ESRCH')
  })
})
