import pg from "pg";

/** Creating its own schema, as the job queue needs, and altering the tables as their owner. */
const question = `
	select current_user as role, current_database() as database,
		has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as may_create,
		not exists (
			select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
				and not pg_has_role(c.relowner, 'USAGE')
		) as owns_tables`;

interface Rights {
	role: string;
	database: string;
	may_create: boolean;
	owns_tables: boolean;
}

/**
 * A sentence about which privileges this connection lacks to create and change the product's tables; null if
 * it has them.
 */
export async function missingRights(connectionString: string): Promise<string | null> {
	const client = new pg.Client({ connectionString });
	try {
		await client.connect();
		const { rows } = await client.query<Rights>(question);
		const [rights] = rows;
		if (rights === undefined || (rights.may_create && rights.owns_tables)) return null;
		const { role, database, may_create } = rights;
		return may_create
			? `The role ${role} does not own the tables in ${database}: connect as their owner.`
			: `The role ${role} may not create schemas and tables in ${database}: make it the owner of the database
(alter database … owner to …), or connect as its owner. A superuser is not needed.`;
	} finally {
		await client.end();
	}
}
