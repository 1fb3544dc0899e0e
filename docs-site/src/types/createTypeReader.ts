import path from 'node:path'
import ts from 'typescript'
import { siteFolder } from '../paths.ts'
import type { CodeFile } from './CodeFile.ts'

/** The compiler. Files that were read before are not read again when others are added. */
export interface TypeReader {
  readonly service: ts.LanguageService
  readonly add: (files: readonly CodeFile[]) => void
  /** The program of all files so far. A symbol belongs to the program in which it was found. */
  readonly getProgram: () => ts.Program
  /** Returns a file of the program. */
  readonly getFile: (file: string) => ts.SourceFile
}

/**
 * Loads files into one program of the compiler, which reads what the packages publish: `dist`, as an app does. One program for all
 * pages, because most of its time is spent on the types of libraries.
 */
export function createTypeReader(): TypeReader {
  const texts = new Map<string, string>()
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  }
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...texts.keys()],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = texts.get(file) ?? ts.sys.readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => siteFolder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
    readFile: (file) => texts.get(file) ?? ts.sys.readFile(file),
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: (file) => ts.sys.realpath?.(file) ?? file,
  }
  const service = ts.createLanguageService(host)
  const getProgram = (): ts.Program => {
    const program = service.getProgram()
    if (program === undefined) throw new TypeError('The compiler has made no program.')
    return program
  }
  return {
    service,
    add(files) {
      for (const { file, code } of files) texts.set(file, code)
    },
    getProgram,
    getFile(file) {
      const source = getProgram().getSourceFile(file)
      if (source === undefined) throw new TypeError(`${path.relative(siteFolder, file)} is not in the program.`)
      return source
    },
  }
}
