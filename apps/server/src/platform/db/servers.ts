import pg from "pg";

/** One database server: a name, an address or the folder of a socket. */
export interface Server {
	host: string;
	port: number;
}

/** The servers in a database URL, and the same URL with only the first of them. */
interface Named {
	servers: Server[];
	first: string;
}

const defaultPort = 5432;
const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;

/**
 * Reads the servers as libpq does: `one:5432,two:5433` before the path, or lists in `host` and `port` of the
 * query, where a single port applies to all hosts. Null for a single server, which the library reads itself.
 * Throws for what cannot be read, and if the URL asks for servers that may be read-only.
 */
export function readServers(connectionString: string): Named | null {
	const [, before = "", authority = "", rest = ""] = parts.exec(connectionString) ?? [];
	if (!authority.includes(",") && !/[?&]host=[^&]*(?:,|%2c)/i.test(rest)) return null;
	const [first = ""] = authority.split(",");
	const url = new URL(before + first + rest);
	const { searchParams } = url;
	if ((searchParams.get("target_session_attrs") ?? "read-write") !== "read-write")
		throw new Error("target_session_attrs can only be read-write");
	searchParams.delete("target_session_attrs");
	const hosts = searchParams.get("host")?.split(",") ?? authority.split(",").map(hostOf);
	const ports = searchParams.get("port")?.split(",") ?? authority.split(",").map(portOf);
	if (ports.length !== 1 && ports.length !== hosts.length)
		throw new Error("the number of ports does not match the number of hosts");
	const servers = hosts.map((host, at) => ({ host, port: Number(ports[at] ?? ports[0]) || defaultPort }));
	for (const [name, of] of [
		["host", hosts],
		["port", ports],
	] as const)
		if (searchParams.has(name)) searchParams.set(name, of[0] ?? "");
	return { servers, first: url.href };
}

const withPort = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/;

function hostOf(named: string): string {
	return decodeURIComponent(withPort.exec(named)?.[1] ?? named).replace(/^\[(.*)\]$/, "$1");
}

function portOf(named: string): string {
	return withPort.exec(named)?.[2] ?? "";
}

/** What a pool or a client needs to connect; a pool also creates its connections with this class. */
export interface Reached {
	connectionString: string;
	Client: typeof pg.Client;
}

/**
 * How to connect to the database. If its URL names several servers, each connection goes to the writable one,
 * which is looked up again when it is lost: a failover needs no configuration and no restart.
 */
export function reach(connectionString: string): Reached {
	const named = readServers(connectionString);
	if (named === null) return { connectionString, Client: pg.Client };
	const { servers, first } = named;
	return { connectionString: first, Client: followingClient(first, servers) };
}

/** A single connection; a pool would be too much. */
export function clientOf(connectionString: string, application_name: string): pg.Client {
	const { Client, ...reached } = reach(connectionString);
	return new Client({ ...reached, application_name });
}

/** Recognized by `databaseIsAway`. */
const takesNoWrites = "this server of the database takes no writes";

/** Longer than a healthy server takes to identify itself, and short enough for a waiting person. */
const lookMs = 1_500;

/** Clients of a pool that share what they know about the servers. */
function followingClient(connectionString: string, servers: readonly Server[]): typeof pg.Client {
	let known: Server | undefined;
	let search: Promise<Server> | undefined;
	const find = () => {
		search ??= findWritable(connectionString, servers).finally(() => {
			search = undefined;
		});
		return search;
	};
	return class FollowingClient extends pg.Client {
		#isLeaving = false;

		override end(callback?: unknown): Promise<void> {
			this.#isLeaving = true;
			return (super.end as (callback?: unknown) => Promise<void>).call(this, callback);
		}

		override connect(callback?: unknown): Promise<pg.Client> {
			const connected = this.#toWritable();
			if (typeof callback === "function")
				connected.then(
					() => callback(null, this),
					(error: unknown) => callback(error),
				);
			return connected;
		}

		async #toWritable(): Promise<this> {
			const server = known ?? (await find());
			known = server;
			const forget = () => {
				if (known === server) known = undefined;
			};
			let is_replica = false;
			this.host = server.host;
			this.port = server.port;
			// A primary that came back as a replica says so before it takes a statement.
			this.connection.on("parameterStatus", ({ parameterName, parameterValue }) => {
				if (parameterName !== "in_hot_standby" || parameterValue !== "on") return;
				is_replica = true;
				forget();
			});
			// A pool closes idle connections itself, which says nothing about the server.
			this.once("end", () => {
				if (!this.#isLeaving) forget();
			});
			try {
				await super.connect();
			} catch (error) {
				forget();
				throw error;
			}
			if (!is_replica) return this;
			await this.end().catch(() => {});
			throw new Error(takesNoWrites);
		}
	};
}

/** Asks all at once, so that an unreachable one does not delay the healthy one. */
async function findWritable(connectionString: string, servers: readonly Server[]): Promise<Server> {
	try {
		return await Promise.any(servers.map((server) => requireWritable(connectionString, server)));
	} catch (error) {
		const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
		// An error from a server itself, such as a wrong password, is more useful than an unreachable one.
		throw errors.find((each) => each instanceof pg.DatabaseError) ?? errors[0];
	}
}

async function requireWritable(connectionString: string, server: Server): Promise<Server> {
	const client = new pg.Client({
		connectionString,
		connectionTimeoutMillis: lookMs,
		query_timeout: lookMs,
		application_name: "learnin-look",
	});
	client.on("error", () => {});
	client.host = server.host;
	client.port = server.port;
	try {
		await client.connect();
		const { rows } = await client.query<{ is_replica: boolean }>("select pg_is_in_recovery() as is_replica");
		if (rows[0]?.is_replica !== false) throw new Error(takesNoWrites);
		return server;
	} finally {
		// Not waited for: a host that vanished never confirms that the connection is closed.
		void client.end().catch(() => {});
	}
}
