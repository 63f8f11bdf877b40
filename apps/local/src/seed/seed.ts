import { parseArgs } from "node:util";
import pg from "pg";
import { migrate } from "@learnin/server/platform/db/migrations/migrate";
import { findPlace, Refused } from "../find-place.ts";
import { missingRights } from "../checks/missing-rights.ts";

const usage = `npm run seed -- --students N --attempts M
writes N students of N/2 families with M attempts in all, 90 days of practice, into the data of "npm start" (DATA_DIR).

npm run seed -- --newcomer DAYS
writes a family with one new child, who is placed and practices for so many days through the product's own routes.

DATABASE_URL names another database; its tables are made where there are none. It must be empty, and --into-this-database must be said: what is written there
looks like real families. Nobody can sign in to them by password there.`;

const password = "learnin demo 2026";
const MAX_DAYS = 90;

/** `npm run seed`: as much practice as years of use produce, for measuring and viewing. */
async function main(args: string[]): Promise<string> {
	const wish = readArguments(args);
	const place = await findPlace(process.env);
	const isOpen = !place.is_named;
	try {
		if (place.is_named) await prepare(place.connectionString, wish.isMeant);
		const begin = performance.now();
		const name = `seed${begin.toString(36).replace(".", "")}`;
		const made = await seed(wish, {
			connectionString: place.connectionString,
			now: new Date(),
			name,
			password: isOpen ? password : null,
		});
		const seconds = Math.round((performance.now() - begin) / 1000);
		const size = await sizeOf(place.connectionString);
		const signIn = isOpen
			? `\nSign in as ${name}.student0@example.com or ${name}.parent0@example.com, password: ${password}`
			: "";
		return `${made} in ${seconds} s; the database takes ${size}.${signIn}`;
	} finally {
		await place.close();
	}
}

interface Wish {
	students: number;
	attempts: number;
	/** How many days one new child practices; null for many students. */
	newcomer: number | null;
	isMeant: boolean;
}

/** Prints what was created. */
async function seed(
	{ students, attempts, newcomer }: Wish,
	to: { connectionString: string; now: Date; name: string; password: string | null },
): Promise<string> {
	if (newcomer !== null) {
		const { seedNewcomer } = await import("./seed-newcomer.ts");
		const signal = new AbortController().signal;
		return `${await seedNewcomer({ ...to, days: newcomer, signal })} questions of a new child`;
	}
	const { seedPractice } = await import("./seed-practice.ts");
	const log = (line: string) => process.stdout.write(`${line}\n`);
	await seedPractice({ ...to, students, attempts, log });
	return `${attempts} attempts of ${students} students`;
}

function readArguments(args: string[]): Wish {
	const options = {
		newcomer: { type: "string" },
		students: { type: "string" },
		attempts: { type: "string" },
		"into-this-database": { type: "boolean" },
	} as const;
	const parsed = parse(() => parseArgs({ args, options }).values);
	const isMeant = parsed["into-this-database"] === true;
	if (parsed.newcomer !== undefined) {
		const newcomer = Number(parsed.newcomer);
		const isAlone = parsed.students === undefined && parsed.attempts === undefined;
		if (!isCount(newcomer) || newcomer > MAX_DAYS || !isAlone) throw new Refused(usage);
		return { students: 1, attempts: 0, newcomer, isMeant };
	}
	const students = Number(parsed.students);
	const attempts = Number(parsed.attempts);
	if (!isCount(students) || !isCount(attempts) || attempts < students) throw new Refused(usage);
	return { students, attempts, newcomer: null, isMeant };
}

function parse<T>(work: () => T): T {
	try {
		return work();
	} catch {
		throw new Refused(usage);
	}
}

function isCount(value: number): boolean {
	return Number.isInteger(value) && value > 0 && value <= 50_000_000;
}

/** Reports at once what would fail after minutes, and migrates an empty database. */
async function prepare(connectionString: string, isMeant: boolean): Promise<void> {
	if (!isMeant) throw new Refused(usage);
	const missing = await missingRights(connectionString);
	if (missing !== null) throw new Refused(missing);
	if ((await migrate(connectionString)).length > 0) process.stdout.write("the tables are there\n");
	await requireEmpty(connectionString);
}

/** A database that someone else named may be the one that families use. */
async function requireEmpty(connectionString: string): Promise<void> {
	const rows = await ask<{ is_used: boolean }>(
		connectionString,
		"select exists (select from accounts) as is_used",
	);
	if (rows[0]?.is_used !== false)
		throw new Refused("There are accounts in this database: nothing was written.");
}

async function sizeOf(connectionString: string): Promise<string> {
	const rows = await ask<{ size: string }>(
		connectionString,
		"select pg_size_pretty(pg_database_size(current_database())) as size",
	);
	return rows[0]?.size ?? "";
}

async function ask<T extends pg.QueryResultRow>(connectionString: string, text: string): Promise<T[]> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		return (await client.query<T>(text)).rows;
	} finally {
		await client.end();
	}
}

try {
	process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
	process.stderr.write(`${error instanceof Refused ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
