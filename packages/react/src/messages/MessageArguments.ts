/**
 * The arguments of an ICU message, parsed from its text at compile time: `number` where the message counts or formats,
 * `string` elsewhere.
 *
 * @example
 * type A = MessageArguments<'Continue in {wallet}'> // { wallet: string }
 * type B = MessageArguments<'{count, plural, one {# account} other {# accounts}}'> // { count: number }
 */
export type MessageArguments<Message extends string> = {
  readonly [Argument in FindInText<Message, [], never> as Argument[0]]: Argument[1]
}

type Found = readonly [name: string, value: string | number]

/** The nesting of the parse position. */
type Open = readonly 'branch'[]

/** In text, an opening brace starts an argument and a closing one ends the current branch. */
type FindInText<Text extends string, Within extends Open, Known extends Found> =
  SplitAtBrace<Text> extends [infer Brace, infer After extends string]
    ? Brace extends '{'
      ? FindInArgument<After, Within, Known>
      : Within extends readonly ['branch', ...infer Outer extends Open]
        ? FindInBranches<After, Outer, Known>
        : Known
    : Known

/** Between branches, an opening brace starts the next one and a closing one ends the argument. */
type FindInBranches<Text extends string, Within extends Open, Known extends Found> =
  SplitAtBrace<Text> extends [infer Brace, infer After extends string]
    ? Brace extends '{'
      ? FindInText<After, ['branch', ...Within], Known>
      : FindInText<After, Within, Known>
    : Known

type FindInArgument<
  Text extends string,
  Within extends Open,
  Known extends Found,
> = Text extends `${infer Head}}${infer After}`
  ? Head extends `${infer Name},${infer Type},${string}`
    ? Text extends `${string},${string},${infer Branches}`
      ? FindInBranches<Branches, Within, Known | [Trim<Name>, Trim<Type> extends 'select' ? string : number]>
      : never
    : Head extends `${infer Name},${string}`
      ? FindInText<After, Within, Known | [Trim<Name>, number]>
      : FindInText<After, Within, Known | [Trim<Head>, string]>
  : Known

/** The first brace of a text and the rest after it. */
type SplitAtBrace<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Between}`
    ? ['}', `${Between}{${After}`]
    : ['{', After]
  : Text extends `${string}}${infer After}`
    ? ['}', After]
    : null

type Trim<Text extends string> = Text extends ` ${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest} `
    ? Trim<Rest>
    : Text
