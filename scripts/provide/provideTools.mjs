import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createDebian } from './createDebian.mjs'
import { createTools } from './createTools.mjs'
import { describeRemedy } from './describeRemedy.mjs'
import { binFolder, provideFolder } from './folders.mjs'

/** The time in which the sources must have answered, in ms. One that is silent for longer counts as unreachable. */
const planTime = 8_000

/**
 * Provides the programs that tests need and this machine lacks. A program that was fetched is kept in `.cache/provide`, with a
 * stamp that names its source.
 *
 * @param {{
 *   readonly commands: ReturnType<typeof import('./createCommands.mjs').createCommands>,
 *   readonly registry: ReturnType<typeof import('./createRegistry.mjs').createRegistry>,
 *   readonly ids: readonly string[],
 *   readonly report: (line: string) => void,
 * }} parameters
 * @returns {Promise<string | undefined>} what is missing and the command that fixes it, in one line.
 */
export async function provideTools({ commands, registry, ids, report }) {
  const debian = createDebian({ commands })
  const tools = createTools({ commands, debian, registry }).filter(({ id }) => ids.includes(id))
  const states = await Promise.all(
    tools.map(async (tool) => ({ tool, isPresent: isFetched(tool) || (await tool.isInstalled()) })),
  )
  const absent = states.filter(({ isPresent }) => !isPresent).map(({ tool }) => tool)
  if (absent.length === 0) return undefined

  const plans = await Promise.all(
    absent.map(async (tool) => {
      const answers = await Promise.all(tool.sources.map((source) => answerInTime(source.isAvailable())))
      return { tool, sources: tool.sources.filter((_, index) => answers[index]) }
    }),
  )
  const describe = (/** @type {readonly typeof tools[number][]} */ missing, /** @type {string} */ reason) => {
    const labels = new Intl.ListFormat('en').format(missing.map(({ label }) => label))
    const verb = missing.length === 1 ? 'is' : 'are'
    const remedy = describeRemedy({
      missing: missing.map(({ id }) => id),
      isDebian: debian.isDebian(),
      searchPath: process.env['PATH'] ?? '',
    })
    return `${labels} ${verb} missing, and ${reason}. Install ${missing.length === 1 ? 'it' : 'them'} with: ${remedy}`
  }

  const hopeless = plans.filter(({ sources }) => sources.length === 0).map(({ tool }) => tool)
  if (hopeless.length > 0)
    return describe(hopeless, 'no source that this user may use answers (npm, Playwright, the packages of the system)')

  const failed = await Promise.all(
    plans.map(async ({ tool, sources }) => {
      for (const { name, fetch } of sources) {
        report(`providing ${tool.label} from ${name}`)
        for (const launcher of tool.launchers) rmSync(path.join(binFolder, launcher), { force: true })
        if (!(await succeeds(fetch))) continue
        mkdirSync(provideFolder, { recursive: true })
        writeFileSync(toStamp(tool.id), name)
        return undefined
      }
      return tool
    }),
  )
  const missing = failed.filter((tool) => tool !== undefined)
  return missing.length === 0 ? undefined : describe(missing, 'each source that answers has failed')
}

function toStamp(/** @type {string} */ id) {
  return path.join(provideFolder, `${id}.stamp`)
}

/** Returns whether a program was fetched by this version of its source. */
function isFetched(/** @type {import('./createTools.mjs').Tool} */ { id, launchers, sources }) {
  if (!existsSync(toStamp(id))) return false
  const stamp = readFileSync(toStamp(id), 'utf8')
  return sources.some(({ name }) => name === stamp) && launchers.every((name) => existsSync(path.join(binFolder, name)))
}

/** @param {Promise<boolean>} answer */
async function answerInTime(answer) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  const silence = new Promise((resolve) => {
    timer = setTimeout(() => resolve(false), planTime)
  })
  try {
    return await Promise.race([answer, silence])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** @param {() => Promise<boolean>} fetch */
async function succeeds(fetch) {
  try {
    return await fetch()
  } catch {
    return false
  }
}
