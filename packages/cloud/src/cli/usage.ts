import { formatSettingsHelp } from '../config/formatSettingsHelp.ts'

/** The usage lines, printed by `--help` and after an argument error. */
export const shortUsage = `Usage: latchkey-cloud [serve] [--host <address>] [--port <port>] [--data <folder>] [--dev]
       latchkey-cloud projects <command> [--json]
       latchkey-cloud catalogue import <file> [--replace <id>[,<id>...]]
       latchkey-cloud audit [--since <time>] [--json]
       latchkey-cloud audit --check [--json]
       latchkey-cloud operators list | invite | role | remove | end-sessions | recover [--json]
       latchkey-cloud analytics rebuild --from <day> [--json]
       latchkey-cloud embedded after-restore | reseal | delete-user <e-mail or id> | export-user <e-mail or id>
                               [--json]
       latchkey-cloud names remove <name> [--json]
       latchkey-cloud sponsorship show | set | allow | deny | resume --project <project> [--json]
       latchkey-cloud secure-site verify <url> [--project <id>]
       latchkey-cloud --help | --version
`

/** The output of `--help`. */
export function formatUsage(): string {
  return `${shortUsage}
The complete back end of Latchkey in one process: pairing relay, wallet catalogue, project configuration, analytics, chain
RPC. Without settings it stores its data in ~/.latchkey/cloud and serves the project "dev" to pages on localhost.

Projects (specify a project by id, key or name):
  list                                  lists all projects
  create <name> [<origin>...]           creates a project for pages of these origins, or of all if none are given;
                                        sign-in needs named origins
  show <project>                        prints its settings
  rotate <project>                      creates a new id; old ids stay valid until they are retired
  retire <project> <id>                 retires an old id
  origins <project> [<origin>...]       allows only these origins
                    --add | --remove | --all
                                        adds them, removes them, allows all
  features <project> [<name>=<value>...]
                                        email=on socials=google,github swaps=off activity=default
  relay <project> cloud | public --id <id> | <wss url> --id <id>
                                        sets the relay that its apps use
  secret add <project> <name>           creates a secret for programs, at most two; it is shown only once
  secret list | remove <project> [<name>]
                                        lists the secrets, or removes one
  secret require <project> on | off     requires a secret of programs, which are no pages; off by default
  analytics <project> on | totals | off enables or disables the collection of events; totals stores no single ones
  activate | deactivate <project>       enables or disables the project

  These commands work whether or not the server is running. With --json they print JSON.

Catalogue:
  import <file>                         imports wallets from a JSON file; skips and lists invalid rows, and those that
                                        claim to be a wallet that ships with the cloud
                    --replace <id>[,<id>...]
                                        lets rows replace these shipped wallets, and prints where their links lead

Audit:
  audit                                 prints what operators changed, newest first: when, by which admin token or user
                    --since <time>      from this day or time (UTC), such as 2026-01-31
                    --check             checks that no entry was altered or removed, and prints the hash of the newest

Operators (log in to the dashboard with passkeys):
  operators list                        lists them with their role and last day
  operators invite <email> --role owner | editor | viewer
                                        prints a link that registers a passkey, once, within an hour
  operators role <email> owner | editor | viewer
                                        gives another role, and ends the sessions
  operators remove <email>              removes an operator with all passkeys and sessions
  operators end-sessions <email>        ends all sessions
  operators recover <email>             prints a link that replaces all passkeys and ends the sessions, once, within an hour

  The last owner can be neither removed nor given another role.

Analytics:
  analytics rebuild --from <day>        adds up the days (UTC) from this one on again, as far back as their hours are
                                        kept: 35 days

Embedded wallets:
  embedded after-restore                after a backup was restored: ends all sessions, and withholds the server's shares of
                                        all devices until their users log in
  embedded reseal                       seals all shares of the server under the first key of LATCHKEY_SHARE_KEYS
  embedded delete-user <e-mail or id>   deletes a user at once, with their wallet, and prints their id
                    --yes               without it, the command says what is lost and changes nothing
  embedded export-user <e-mail or id>   prints all that the cloud keeps about a user, as JSON for them

Names:
  names remove <name>                   removes a name that an account has registered, and prints whose it was; it is free
                                        again unless LATCHKEY_NAME_RESERVED contains it

Sponsorship (what a project pays for when its users' wallets act as smart accounts; nothing by default):
  sponsorship show --project <project>  prints what it pays for, and what the day has cost
  sponsorship set --project <project> --network <id>
                    --gas <units>       gas of one operation, at most 500000
                    --user-wei <wei>    what one user may cost in a day (UTC)
                    --project-wei <wei> what all users may cost in a day
                    --new-users <percent>
                                        the share of it for users younger than a day
                    --paymasters <url>[,<url>...] | none
                                        the paymasters that pages may ask for
  sponsorship allow --project <project> --network <id> --target <address> | any --selector <function> | none | any
                    --value <wei>       pays for these calls, which may send as many of the user's coins; by default 0
  sponsorship deny --project <project> --network <id> [--target <address> | any] [--selector <function>]
                                        pays for them no more; without --target, for nothing on the network
  sponsorship resume --project <project> --network <id>
                                        ends the suspension after a fifth of a day's budget was lost in failed operations

Secure site:
  secure-site verify <url>              compares the files and headers that the site of the embedded wallet answers with
                                        those of this version
                    --project <id>      the project whose frame is asked for; by default dev

Settings are environment variables; flags override them. A secret can also be in a file: set the variable with _FILE
at its end to the path.

${formatSettingsHelp()}

Exit codes: 0 success, 1 failure, 2 invalid arguments or settings.
`
}
