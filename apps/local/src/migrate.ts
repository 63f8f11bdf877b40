import { migrate } from "@learnin/server/platform/db/migrations/migrate";
import { findPlace, Refused } from "./find-place.ts";
import { missingRights } from "./checks/missing-rights.ts";

/** `npm run migrate`: creates and migrates the tables as a server start does, without starting anything. */
async function main(): Promise<string> {
	const place = await findPlace(process.env);
	try {
		const missing = await missingRights(place.connectionString);
		if (missing !== null) throw new Refused(missing);
		const applied = await migrate(place.connectionString);
		return applied.length === 0
			? "The database is up to date."
			: `${applied.join("\n")}\n${applied.length} ${applied.length === 1 ? "migration" : "migrations"} applied.`;
	} finally {
		await place.close();
	}
}

try {
	process.stdout.write(`${await main()}\n`);
} catch (error) {
	process.stderr.write(`${error instanceof Refused ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
