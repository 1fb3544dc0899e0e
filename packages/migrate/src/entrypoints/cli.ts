#!/usr/bin/env node
import { runCli } from '../cli/runCli.ts'

process.exitCode = await runCli({
  values: process.argv.slice(2),
  cwd: process.cwd(),
  terminal: {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    isInteractive: process.stdin.isTTY && process.stdout.isTTY && process.env['CI'] === undefined,
  },
})
