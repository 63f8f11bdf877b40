import { EventEmitter, once } from "node:events";
import type pg from "pg";
import { isNeverNull } from "./never-null.ts";

/** What the database says of a statement that it has parsed, but not run. */
export interface Described {
	/** Names in `pg_type`. */
	params: string[];
	columns: DescribedColumn[];
}

export interface DescribedColumn {
	name: string;
	type: string;
	/** Whether the database shows that it is never null. */
	isNeverNull: boolean;
	/** The values that a check constraint of its column allows; null without one. */
	options: string[] | null;
}

interface Field {
	name: string;
	tableID: number;
	columnID: number;
	dataTypeID: number;
}

/** Parses the statement on the server and describes its parameters and columns. Throws for invalid SQL. */
export async function describeStatement(client: pg.Client, text: string): Promise<Described> {
	const { params, fields } = await describe(client, text);
	const plan = fields.length === 0 ? {} : await planOf(client, text);
	const mayAddNulls = hasOuterJoin(plan) || setOperation.test(text);
	const types = await typeNames(client, [...params, ...fields.map(({ dataTypeID }) => dataTypeID)]);
	const origins = await Promise.all(fields.map((field) => originOf(client, field)));
	const isShown = (origin: Origin | undefined, expression: string) =>
		origin?.is_never_null === true && origin.table === writtenBy(plan)
			? true
			: !mayAddNulls && (origin?.is_never_null === true || isNeverNull(expression));
	return {
		params: params.map((oid) => types.get(oid) ?? ""),
		columns: fields.map(({ name, dataTypeID }, at) => ({
			name,
			type: types.get(dataTypeID) ?? "",
			isNeverNull: isShown(origins[at], plan.Output?.[at] ?? ""),
			options: literalsOf(origins[at]?.allowed ?? null),
		})),
	};
}

/** The messages Parse and Describe of the protocol, which `pg` has no method for. */
async function describe(client: pg.Client, text: string): Promise<{ params: number[]; fields: Field[] }> {
	const events = new EventEmitter();
	const found = { params: [] as number[], fields: [] as Field[] };
	client.query({
		submit(connection: pg.Connection) {
			connection.once("parameterDescription", (message: { dataTypeIDs: number[] }) => {
				found.params = message.dataTypeIDs;
			});
			connection.parse({ name: "", text, types: [] }, true);
			connection.describe({ type: "S", name: "" }, true);
			connection.sync();
		},
		handleRowDescription(message: { fields: Field[] }) {
			found.fields = message.fields;
		},
		handleError: (error: Error) => events.emit("error", error),
		handleReadyForQuery: () => events.emit("done"),
	} as pg.Submittable);
	await once(events, "done");
	return found;
}

interface PlanNode {
	"Node Type"?: string;
	"Relation Name"?: string;
	"Join Type"?: string;
	Output?: string[];
	Plans?: PlanNode[];
}

/** Columns of their results are those of the first part, and may be null in another. */
const setOperation = /\b(?:union|intersect|except|grouping sets|rollup|cube)\b/i;

async function planOf(client: pg.Client, text: string): Promise<PlanNode> {
	const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
		`explain (verbose, generic_plan, format json) ${text}`,
	);
	return rows[0]?.["QUERY PLAN"][0].Plan ?? {};
}

/** The table whose new rows the statement returns, whatever it joined to find them. */
function writtenBy(plan: PlanNode): string | undefined {
	return plan["Node Type"] === "ModifyTable" ? plan["Relation Name"] : undefined;
}

function hasOuterJoin(node: PlanNode): boolean {
	return ["Left", "Right", "Full"].includes(node["Join Type"] ?? "") || (node.Plans ?? []).some(hasOuterJoin);
}

async function typeNames(client: pg.Client, oids: number[]): Promise<ReadonlyMap<number, string>> {
	const { rows } = await client.query<{ oid: number; typname: string }>(
		"select oid, typname from pg_type where oid = any ($1::oid[])",
		[oids],
	);
	return new Map(rows.map(({ oid, typname }) => [oid, typname]));
}

interface Origin {
	table: string;
	is_never_null: boolean;
	allowed: string | null;
}

/** What the table says of a column that comes from one, or undefined. */
async function originOf(client: pg.Client, { tableID, columnID }: Field): Promise<Origin | undefined> {
	if (tableID === 0) return undefined;
	const { rows } = await client.query<Origin>(
		`select a.attrelid::regclass::text as table, a.attnotnull as is_never_null,
			(select pg_get_constraintdef(k.oid) from pg_constraint k
			 where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
				and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%''::text%'
			 limit 1) as allowed
		from pg_attribute a where a.attrelid = $1 and a.attnum = $2`,
		[tableID, columnID],
	);
	return rows[0];
}

function literalsOf(allowed: string | null): string[] | null {
	return allowed === null ? null : [...allowed.matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? "");
}
