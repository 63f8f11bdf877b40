/**
 * What a column of a row or a parameter is: its PostgreSQL type, whether it may be null, and as `T` what the
 * driver makes of it.
 */
export interface Column<T> {
	/** The name in `pg_type`. */
	readonly type: string;
	readonly isNullable: boolean;
	/** The only values of a text. */
	readonly options?: readonly string[];
	/** Why it holds although the database does not say so. */
	readonly because?: string;
	/** Never set: it carries the type. */
	readonly value?: T;
}

/** The columns of a row, or the parameters of a statement, by name. */
export type Columns = Readonly<Record<string, Column<unknown>>>;

/** The TypeScript type of a row with these columns. */
export type RowOf<C extends Columns> = {
	-readonly [Name in keyof C]: C[Name] extends Column<infer T> ? T : never;
};

/** The TypeScript type of the values for these parameters. */
export type ParamsOf<C extends Columns> = {
	readonly [Name in keyof C]: C[Name] extends Column<infer T>
		? T extends (infer E)[]
			? readonly E[]
			: T
		: never;
};

function column<T>(type: string): Column<T> {
	return { type, isNullable: false };
}

export const uuid = column<string>("uuid");
export const text = column<string>("text");
export const bool = column<boolean>("bool");
export const int2 = column<number>("int2");
export const int4 = column<number>("int4");
/** Read as a number; `openDatabase` refuses one beyond 2^53. */
export const int8 = column<number>("int8");
export const float8 = column<number>("float8");
/** A calendar day, `YYYY-MM-DD`. */
export const date = column<string>("date");
export const timestamptz = column<Date>("timestamptz");
export const bytea = column<Buffer>("bytea");
export const uuids = column<string[]>("_uuid");
export const int4s = column<number[]>("_int4");
export const texts = column<string[]>("_text");

/** A JSON value, whose shape the database cannot check; as a parameter an object. */
export function jsonb<T>(): Column<T> {
	return column<T>("jsonb");
}

/** A JSON value that a statement puts together: cheaper than `jsonb`, which sorts it and looks for duplicate keys. */
export function json<T>(): Column<T> {
	return column<T>("json");
}

/** As a parameter: a JSON value that is a text already. */
export const jsonText = column<string>("jsonb");

/** A text with a check constraint, or of `sure`, that allows just these values. */
export function oneOf<const Option extends string>(options: readonly Option[]): Column<Option> {
	return { ...column<Option>("text"), options };
}

/** The same column when it may be null. */
export function orNull<T>(of: Column<T>): Column<T | null> {
	return { ...of, isNullable: true };
}

/** The same columns when the row they come from may be missing. */
export function allOrNull<C extends Columns>(of: C): { [Name in keyof C]: Column<RowOf<C>[Name] | null> } {
	return Object.fromEntries(
		Object.entries(of).map(([name, { because: _, ...column }]) => [name, orNull(column)]),
	) as { [Name in keyof C]: Column<RowOf<C>[Name] | null> };
}

/** A column that is never null, or has just these values, though the database cannot show it; says why. */
export function sure<T>(of: Column<T>, because: string): Column<T> {
	return { ...of, because };
}
