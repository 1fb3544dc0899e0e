// The documentation site. Its packages are installed here, not by `npm start`.
//
//   node scripts/boot.mjs node docs-site/site.ts build           writes docs-site/dist; with --compress, texts also as .br and .gz
//   node scripts/boot.mjs node docs-site/site.ts serve [port]    builds, and serves it on port 4180
//   npm test -- docs                                             builds, and checks it in Chromium, which it provides
import { installPackages } from './src/installPackages.ts'

const [command = 'build', option = '4180'] = process.argv.slice(2)
installPackages()
if (command === 'check') {
  const { checkSite } = await import('./src/checks/checkSite.ts')
  await checkSite()
} else {
  const { buildSite } = await import('./src/buildSite.ts')
  const { pages, problems } = await buildSite()
  for (const problem of problems) console.error(`✗ ${problem}`)
  console.log(`docs-site: ${pages.length} pages`)
  process.exitCode = problems.length === 0 ? 0 : 1
  if (option === '--compress') {
    const { compressFiles } = await import('./src/write/compressFiles.ts')
    const { outputFolder } = await import('./src/paths.ts')
    compressFiles(outputFolder)
  }
  if (command === 'serve') {
    const { serveSite } = await import('./src/serveSite.ts')
    const { url } = await serveSite(Number(option))
    console.log(`docs-site: ${url}`)
  }
}
