import pg from "pg";

interface Column {
	table_name: string;
	column_name: string;
	udt_name: string;
	is_nullable: "YES" | "NO";
	has_default: boolean;
	/** The values of an enumeration. */
	labels: string | null;
	allowed: string | null;
}

const scalar: Record<string, string> = {
	uuid: "string",
	text: "string",
	bool: "boolean",
	int2: "number",
	int4: "number",
	int8: "number",
	float4: "number",
	float8: "number",
	date: "string",
	timestamptz: "Date",
	bytea: "Buffer",
	jsonb: "Json",
	_text: "string[]",
	_float8: "number[]",
	_int4: "number[]",
};

/**
 * The TypeScript source of the row types of a migrated database; a test compares it with the committed file.
 */
export async function generateSchema(connectionString: string): Promise<string> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		const { rows } = await client.query<Column>(columnsQuery);
		const tables = Map.groupBy(rows, (row) => row.table_name);
		const interfaces = [...tables].map(([name, columns]) => tableType(name, columns));
		const entries = [...tables.keys()].map((name) => `\t${name}: ${typeName(name)};`);
		return `${header}\n${interfaces.join("\n\n")}\n\nexport interface Schema {\n${entries.join("\n")}\n}\n`;
	} finally {
		await client.end();
	}
}

/** What JSON columns of these names have in them, in every table; others are read as unknown. */
const jsonTypes: Record<string, string> = {
	question: "Json<Question>",
	rendered: "Json<RenderedQuestion>",
	notes: "Json<ExchangeNote[]>",
};

const header = `// Generated from the migrated database by \`npm run generate\`. Do not edit.
import type { ExchangeNote } from "@learnin/domain/exchange/exchange-note";
import type { Question } from "@learnin/domain/question/question";
import type { ColumnType, Generated } from "kysely";
import type { RenderedQuestion } from "../rich-text/rendered-question.ts";

type Json<T = unknown> = ColumnType<T, string, string>;
`;

// A check of the form "column in ('a', 'b')" becomes a union of literals.
const columnsQuery = `
	select c.table_name, c.column_name, c.udt_name, c.is_nullable, c.column_default is not null or c.is_identity = 'YES' as has_default,
		(select string_agg(quote_literal(e.enumlabel) || '::text', ', ' order by e.enumsortorder)
		 from pg_enum e join pg_type y on y.oid = e.enumtypid
		 where y.typname = c.udt_name and y.typnamespace = 'public'::regnamespace) as labels,
		(select pg_get_constraintdef(k.oid)
		 from pg_constraint k
		 where k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
			and k.contype = 'c'
			and k.conkey = array[c.ordinal_position::smallint]
			and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%''::text%'
		 limit 1) as allowed
	from information_schema.columns c
	join information_schema.tables t using (table_schema, table_name)
	where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
		and c.table_name not in ('migrations', 'migration_lock')
	order by c.table_name, c.ordinal_position`;

function tableType(name: string, columns: Column[]): string {
	return `export interface ${typeName(name)} {\n${columns.map(columnLine).join("\n")}\n}`;
}

function columnLine(column: Column): string {
	const literals = [...(column.labels ?? column.allowed ?? "").matchAll(/'([^']*)'::text/g)].map(
		([, value]) => JSON.stringify(value),
	);
	const base = literals.length > 0 ? literals.join(" | ") : plainType(column);
	const type = column.is_nullable === "YES" ? `${base} | null` : base;
	return `\t${column.column_name}: ${column.has_default ? `Generated<${type}>` : type};`;
}

function plainType(column: Column): string {
	const ofJson = column.udt_name === "jsonb" ? jsonTypes[column.column_name] : undefined;
	return ofJson ?? scalar[column.udt_name] ?? unknownType(column);
}

function unknownType(column: Column): never {
	throw new Error(`no TypeScript type for ${column.table_name}.${column.column_name} (${column.udt_name})`);
}

function typeName(table: string): string {
	return table.replaceAll(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}
