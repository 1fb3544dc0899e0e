import { formatSettingsHelp } from '../config/formatSettingsHelp.ts'

/** The first lines of what `--help` prints, which also follow an error. */
export const shortUsage = `Usage: latchkey-cloud [serve] [--host <address>] [--port <port>] [--data <folder>] [--dev]
       latchkey-cloud projects <command> [--json]
       latchkey-cloud catalogue import <file>
       latchkey-cloud --help | --version
`

/** What `--help` prints. */
export function formatUsage(): string {
  return `${shortUsage}
The whole back end of Latchkey in one process: pairing relay, wallet catalogue, project configuration, analytics, chain RPC.
Without any setting it keeps its data in ~/.latchkey/cloud and serves the project "dev" to pages on localhost.

Projects (a project is named by its id, its key or its name):
  list                                  every project
  create <name> [<origin>...]           a new one, for pages of these origins; of all if none is named
  show <project>                        what is decided about it
  rotate <project>                      a new id; the old ones go on working until they are retired
  retire <project> <id>                 ends an old id
  origins <project> [<origin>...]       allows these origins and no others
                    --add | --remove | --all
                                        adds them, removes them, allows all
  features <project> [<name>=<value>...]
                                        email=on socials=google,github swaps=off activity=default
  relay <project> cloud | public --id <id> | <wss url> --id <id>
                                        the relay that its apps are to use
  analytics <project> on | off          whether it collects events
  activate | deactivate <project>       whether it is served

  They work while the server runs, and when it does not. With --json they print JSON.

Catalogue:
  import <file>                         adds wallets from a JSON file; lists and leaves out what is wrong in it

Settings are environment variables; a flag goes before its variable:

${formatSettingsHelp()}

Exit codes: 0 done, 1 failed, 2 for arguments or settings that make no sense.
`
}
