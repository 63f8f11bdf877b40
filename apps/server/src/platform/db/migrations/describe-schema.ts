import pg from "pg";

interface Column {
	table: string;
	name: string;
	type: string;
	not_null: boolean;
	default: string | null;
}

interface Rule {
	table: string;
	/** As PostgreSQL writes it, such as `UNIQUE (email)`. */
	definition: string;
}

/**
 * Describes the tables of a migrated database as Markdown for readers: columns, keys, checks, indexes, always
 * in the same order.
 */
export async function describeSchema(connectionString: string): Promise<string> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		const { rows: columns } = await client.query<Column>(columnsQuery);
		const { rows: constraints } = await client.query<Rule>(constraintsQuery);
		const { rows: indexes } = await client.query<Rule>(indexesQuery);
		const tables = Map.groupBy(columns, ({ table }) => table);
		const of = (rules: Rule[], table: string) =>
			rules.filter((rule) => rule.table === table).map(({ definition }) => definition);
		const sections = [...tables].map(([table, own]) =>
			section(table, own, [...of(constraints, table), ...of(indexes, table)]),
		);
		return [introduction, ...sections].join("\n");
	} finally {
		await client.end();
	}
}

const introduction = `# The database

Generated from the migrated database by \`npm run generate\`; do not edit. Why things are so is said in the
migrations, \`apps/server/migrations\`. Not shown: \`migrations\`, \`migration_lock\`, and the job queue's own schema \`jobs\`.
`;

function section(table: string, columns: Column[], rules: string[]): string {
	const lines = columns.map(
		({ name, type, not_null, default: value }) =>
			`| ${name} | ${type} | ${not_null ? "" : "yes"} | ${value === null ? "" : code(value)} |`,
	);
	return `## ${table}

| column | type | may be null | default |
| --- | --- | --- | --- |
${lines.join("\n")}

${rules.map((rule) => `- ${code(rule)}`).join("\n")}
`;
}

function code(text: string): string {
	return `\`${text.replaceAll("|", "\\|")}\``;
}

const ours = `t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname not in ('migrations', 'migration_lock')`;

const columnsQuery = `
	select t.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as not_null,
		pg_get_expr(d.adbin, d.adrelid) as default
	from pg_class t
	join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
	left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
	where ${ours}
	order by t.relname, a.attnum`;

// Not-null is shown with the columns. The order is primary key, unique, foreign key, check.
const constraintsQuery = `
	select t.relname as table, pg_get_constraintdef(c.oid, true) as definition
	from pg_constraint c
	join pg_class t on t.oid = c.conrelid
	where ${ours} and c.contype in ('p', 'u', 'f', 'c')
	order by t.relname, position(c.contype::text in 'pufc'), definition`;

const indexesQuery = `
	select t.relname as table, regexp_replace(pg_get_indexdef(i.indexrelid, 0, true), ' ON [^ ]+ USING btree', '') as definition
	from pg_index i
	join pg_class t on t.oid = i.indrelid
	where ${ours} and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u'))
	order by t.relname, definition`;
