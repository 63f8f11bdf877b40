import pg from "pg";

/** The advisory lock of whoever has the turn. Chosen by chance; nothing else of ours locks this number. */
export const startLock = 5_514_201_733;

/**
 * Does the work while no other node does it, and waits for its turn as long as that takes: what prepares a database
 * (migrations, skills, the tables of jobs) is done by one node, and the others find it done. The turn of a node that
 * dies is over with its connection. Rejects when `signal` fires while it waits.
 */
export async function oneAtATime<T>(
	connectionString: string,
	signal: AbortSignal,
	work: () => Promise<T>,
): Promise<T> {
	const client = new pg.Client({ connectionString, application_name: "learnin-start" });
	// The statement that is running tells of it.
	client.on("error", () => {});
	const giveUp = () => void client.end();
	signal.addEventListener("abort", giveUp);
	try {
		await client.connect();
		await client.query("select pg_advisory_lock($1)", [startLock]);
		signal.removeEventListener("abort", giveUp);
		return await work();
	} finally {
		signal.removeEventListener("abort", giveUp);
		await client.end();
	}
}
