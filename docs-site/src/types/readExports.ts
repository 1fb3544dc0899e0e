import path from 'node:path'
import ts from 'typescript'
import { errorTexts } from '../../../packages/core/src/kernel/errors/errorTexts.ts'
import { repositoryFolder } from '../paths.ts'
import type { TypeReader } from './createTypeReader.ts'

/** A property, a parameter, or a returned value. */
export interface Member {
  readonly name: string
  readonly isOptional: boolean
  readonly type: string
  readonly text: string
}

/** A function that a package exports: a hook or a component. */
export interface ExportedFunction {
  readonly name: string
  readonly text: string
  readonly example: string | undefined
  /** The declaration as a reader would write it. */
  readonly signature: string
  /** The members of the parameters or props that our packages declare. */
  readonly parameters: readonly Member[]
  /** The members of the returned value; empty if it is not an object. */
  readonly returns: readonly Member[]
  readonly returnType: string
  /** Codes of errors that its documentation names. */
  readonly errors: readonly string[]
  /** The release that brought it, if its documentation says so. */
  readonly since: string | undefined
}

const errorCode = /`([a-z]\w*\.[a-z]\w*)`/gi

/** Reads the functions that an entry point exports, in alphabetical order. */
export function readExports(reader: TypeReader, entryPoint: string): readonly ExportedFunction[] {
  const checker = reader.getProgram().getTypeChecker()
  const module = checker.getSymbolAtLocation(reader.getFile(entryPoint))
  if (module === undefined) throw new TypeError(`${entryPoint} exports nothing.`)
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter((symbol) => (symbol.flags & ts.SymbolFlags.Function) !== 0)
    .map((symbol) => readFunction(checker, symbol))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function readFunction(checker: ts.TypeChecker, symbol: ts.Symbol): ExportedFunction {
  const declaration = symbol.valueDeclaration
  const [signature] = declaration
    ? checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
    : ([] as const)
  if (declaration === undefined || signature === undefined) throw new TypeError(`${symbol.name} is no function.`)
  const parameters = signature.getParameters().flatMap((parameter) => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(parameter, declaration))
    const isObject = type.getCallSignatures().length === 0 && type.getProperties().some((property) => isOurs(property))
    return isObject ? readMembers(checker, type, declaration) : [toMember(checker, parameter, declaration)]
  })
  const returnType = checker.getNonNullableType(signature.getReturnType())
  const returns =
    returnType.isUnion() || checker.isArrayType(returnType) ? [] : readMembers(checker, returnType, declaration)
  const tags = symbol.getJsDocTags(checker)
  const throws = [
    ...tags.filter(({ name }) => name === 'throws').map((tag) => ts.displayPartsToString(tag.text)),
    ...parameters.map(({ text }) => text),
    ...returns.map(({ text }) => text),
  ]
  return {
    name: symbol.name,
    text: toText(symbol.getDocumentationComment(checker)),
    example: tags
      .filter(({ name }) => name === 'example')
      .map((tag) => ts.displayPartsToString(tag.text))
      .at(0),
    signature: declaration
      .getText()
      .replace(/^export declare /, '')
      .replace(/^declare /, '')
      .replace(/\(\{[^{}]*\}: /, symbol.name.startsWith('use') ? '(parameters: ' : '(props: '),
    parameters,
    returns,
    returnType: ts.isFunctionDeclaration(declaration) ? (declaration.type?.getText() ?? '') : '',
    errors: [...new Set(throws.flatMap((text) => [...text.matchAll(errorCode)].map(([, code = '']) => code)))].filter(
      (code) => code in errorTexts,
    ),
    since: tags
      .filter(({ name }) => name === 'since')
      .map((tag) => ts.displayPartsToString(tag.text))
      .at(0),
  }
}

/** Returns whether a property is declared by a package of this repository, and not by React or the browser. */
function isOurs(property: ts.Symbol): boolean {
  const file = property.declarations?.at(0)?.getSourceFile().fileName ?? ''
  return file.startsWith(path.join(repositoryFolder, 'packages')) && !file.includes('node_modules')
}

function readMembers(checker: ts.TypeChecker, type: ts.Type, place: ts.Node): readonly Member[] {
  return type
    .getProperties()
    .filter((property) => isOurs(property))
    .map((property) => toMember(checker, property, place))
}

function toMember(checker: ts.TypeChecker, symbol: ts.Symbol, place: ts.Node): Member {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.at(0)
  const hasType =
    declaration !== undefined &&
    (ts.isPropertySignature(declaration) || ts.isParameter(declaration)) &&
    declaration.type
  const written = hasType ? declaration.type?.getText() : undefined
  const type =
    written ??
    checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, place), place, ts.TypeFormatFlags.NoTruncation)
  const isOptional =
    (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
    (declaration !== undefined && ts.isParameter(declaration) && checker.isOptionalParameter(declaration))
  const tags = symbol.getJsDocTags(checker).filter(({ name }) => name === 'throws')
  const throws = tags.map((tag) => `Throws ${toParagraphs(ts.displayPartsToString(tag.text))}.`.replace('..', '.'))
  return {
    name: symbol.name,
    isOptional,
    type: toLine(isOptional ? type.replace(/ \| undefined$/, '') : type),
    text: [toText(symbol.getDocumentationComment(checker)), ...throws].filter(Boolean).join(' '),
  }
}

function toText(parts: readonly ts.SymbolDisplayPart[]): string {
  return toParagraphs(ts.displayPartsToString([...parts]))
}

/** Joins the lines of each paragraph, and leaves out the ids of requirements. */
function toParagraphs(text: string): string {
  return text
    .replaceAll(/ \((?:specification )?S\d[^)]*\)/g, '')
    .replaceAll(/\s*\n(?!\n)\s*/g, (gap) => (gap.includes('\n\n') ? gap : ' '))
    .trim()
}

/** Joins the lines of a type, without its comments. */
function toLine(type: string): string {
  return type
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
