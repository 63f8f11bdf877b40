import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDatabaseFrom, withDatabase } from "@learnin/embedded-postgres/create-database-from";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { seedSkills } from "../../features/skills/index.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrations/migrate.ts";
import { partitionFamilies } from "../db/testing/partition-families.ts";
import { createJobs } from "../jobs/jobs.ts";

declare module "vitest" {
	interface ProvidedContext {
		postgres: string;
	}
}

export const templateDatabase = "learnin_template";

/** With FAMILIES=partitioned all tests run on families' tables in eight parts, see `partition-families.ts`. */
const isPartitioned = process.env["FAMILIES"] === "partitioned";

/** The template as the migrations make it, also if the others are partitioned. */
export const unpartitionedTemplate = isPartitioned ? "learnin_unpartitioned" : templateDatabase;

/** Nobody needs this data after a crash; and hundreds of short-lived databases are not worth cleaning up. */
const quick = {
	fsync: "off",
	full_page_writes: "off",
	synchronous_commit: "off",
	autovacuum: "off",
	max_wal_size: "4GB",
	checkpoint_timeout: "1h",
};

/** One real PostgreSQL for all server tests, with a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-test-"));
	// A statement without a family locks every part and its indexes.
	const settings = isPartitioned ? { ...quick, max_locks_per_transaction: "1024" } : quick;
	const postgres = await startPostgres({ dataDir, maxConnections: 200, settings });
	await createTemplate(postgres.connectionString);
	project.provide("postgres", postgres.connectionString);
	return async () => {
		await postgres.stop();
		await removeLocation(dataDir);
	};
}

async function createTemplate(server: string): Promise<void> {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	await client.query(`create database ${unpartitionedTemplate}`);
	await client.end();
	const connectionString = withDatabase(server, unpartitionedTemplate);
	await migrate(connectionString);
	const onError = (error: Error) => {
		throw error;
	};
	const database = openDatabase({ connectionString, maxConnections: 2, onError });
	await seedSkills(database.db);
	await database.close();
	// Includes the queue's own tables, so that a test does not wait for them.
	const jobs = createJobs({ connectionString, onError });
	await jobs.start();
	await jobs.stop();
	if (!isPartitioned) return;
	const copy = await createDatabaseFrom(server, unpartitionedTemplate, templateDatabase);
	await partitionFamilies(copy.connectionString);
}
