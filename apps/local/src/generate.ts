import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { migrate } from "@learnin/server/platform/db/migrations/migrate";
import { generatedFiles } from "./checks/generated-files.ts";

const checkout = path.join(import.meta.dirname, "../../..");

/** `npm run generate`: rewrites the generated files, from a temporary database. */
async function main(): Promise<void> {
	const dataDir = await mkdtemp(path.join(os.tmpdir(), "learnin-generate-"));
	const postgres = await startPostgres({ dataDir, settings: { fsync: "off" } });
	try {
		await migrate(postgres.connectionString);
		for (const [file, content] of await generatedFiles(postgres.connectionString)) {
			await writeFile(path.join(checkout, file), content);
			process.stdout.write(`${file}\n`);
		}
	} finally {
		await postgres.stop();
		await removeLocation(dataDir);
	}
}

await main();
