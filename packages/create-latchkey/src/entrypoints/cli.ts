#!/usr/bin/env node
import { runCli } from '../cli/runCli.ts'

const end = new AbortController()
// Once: a second signal ends the program at once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end.abort())

process.exitCode = await runCli({
  values: process.argv.slice(2),
  cwd: process.cwd(),
  terminal: {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    isInteractive: process.stdin.isTTY && process.stdout.isTTY && process.env['CI'] === undefined,
  },
  userAgent: process.env['npm_config_user_agent'],
  signal: end.signal,
})
