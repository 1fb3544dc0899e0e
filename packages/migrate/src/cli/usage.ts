import { kits } from '../kits/kits.ts'

/** What `--help` prints. */
export const usage = `Usage: npx @latchkey/migrate [folder] [options]

Moves the app in a folder (by default the current one) from another kit to Latchkey: its code and its package.json.

  --from <kit>       ${new Intl.ListFormat('en', { type: 'disjunction' }).format(kits.map(({ id }) => id))}; by default the one in package.json
  --dry-run          prints the changes and writes nothing
  --report <file>    also writes the report to a Markdown file
  --allow-dirty      also changes a folder with files that are not committed
  -y, --yes          asks nothing
  -h, --help         prints this text
  -v, --version      prints the version

Example: npx @latchkey/migrate --dry-run

The program itself is latchkey-migrate.
`
