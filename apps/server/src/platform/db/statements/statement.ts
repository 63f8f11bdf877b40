import { CompiledQuery } from "kysely";
import type pg from "pg";
import type { Db, Tx } from "../database.ts";
import type { Columns, ParamsOf, RowOf } from "./columns.ts";
import { keepPrepared } from "./prepared-texts.ts";

/** What `statement` takes. */
export interface StatementSource<Params extends Columns, Row extends Columns> {
	/** Unique in the product. A connection that keeps the statement prepared does so under it, and traces show it then. */
	name: string;
	params: Params;
	/** What it returns; `{}` for nothing. */
	row: Row;
	/** For statements in hot transactions: `all` keeps it prepared, too. One plan must fit all parameters. */
	staysPrepared?: boolean;
	/** SQL with parameters as `:name`. */
	sql: string;
}

/** A hand-written statement whose parameters and rows `statements.test.ts` compares with the database. */
export interface Statement<Params extends Columns, Row extends Columns> {
	readonly name: string;
	readonly params: Params;
	readonly row: Row;
	/** The SQL with `$1` placeholders. */
	readonly text: string;
	/** The names of the parameters in the order of the placeholders. */
	readonly order: readonly string[];
	/** The values in that order, for who sends the statement in another way. */
	valuesOf(values: ParamsOf<Params>): unknown[];
	/** Its rows, on the caller's connection or in its transaction. */
	all(db: Db | Tx, values: ParamsOf<Params>): Promise<RowOf<Row>[]>;
	/** The same on one of the pool's connections, which keeps it prepared: for what must be fast. */
	allPrepared(pool: PreparingPool, values: ParamsOf<Params>): Promise<RowOf<Row>[]>;
}

/** A pool, or connections that several share. */
interface PreparingPool {
	query(statement: pg.QueryConfig): Promise<{ rows: unknown[] }>;
}

/** A colon and a name; neither a cast (`::date`), a time of day (`'24:00'`) nor the begin of a text (`':sent'`). */
const PARAMETER = /(?<![:\w']):([a-z_][a-z0-9_]*)/g;

const known = new Map<string, Statement<Columns, Columns>>();

/** All statements of the modules that were imported. */
export function allStatements(): readonly Statement<Columns, Columns>[] {
	return [...known.values()];
}

/** Defines a hand-written statement. Throws if its name is taken, or a parameter is unknown or unused. */
export function statement<const Params extends Columns, const Row extends Columns>({
	sql,
	staysPrepared = false,
	...source
}: StatementSource<Params, Row>): Statement<Params, Row> {
	const { name, params } = source;
	const { text, order } = withPlaceholders(sql);
	const isKnown = order.every((each) => Object.hasOwn(params, each));
	if (!isKnown || order.length !== Object.keys(params).length)
		throw new Error(`${name}: its parameters are ${order.join(", ")}`);
	const valuesOf = (values: ParamsOf<Params>) => order.map((each) => values[each]);
	const made: Statement<Params, Row> = {
		...source,
		text,
		order,
		valuesOf,
		async all(db, values) {
			const { rows } = await db.executeQuery(CompiledQuery.raw(text, valuesOf(values)));
			return rows as RowOf<Row>[];
		},
		async allPrepared(pool, values) {
			const { rows } = await pool.query({ name, text, values: valuesOf(values) });
			return rows as RowOf<Row>[];
		},
	};
	if (known.has(name)) throw new Error(`two statements have the name ${name}`);
	if (staysPrepared) keepPrepared(text, name);
	known.set(name, made as unknown as Statement<Columns, Columns>);
	return made;
}

/** Replaces `:name` by `$1`, the same number for the same name. */
function withPlaceholders(sql: string): { text: string; order: string[] } {
	const order: string[] = [];
	const text = sql.replaceAll(PARAMETER, (_, name: string) => {
		if (!order.includes(name)) order.push(name);
		return `$${order.indexOf(name) + 1}`;
	});
	return { text, order };
}
