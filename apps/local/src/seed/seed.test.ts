import { type CreatedDatabase, createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { templateDatabase } from "@learnin/server/platform/testing/global-setup";
import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { builtProgram } from "../../../../scripts/programs.mjs";
import { startChild } from "../testing/child-process.ts";

/** Rows that the product could not have written itself. */
const faults = `
	select
		(select count(*)::int from attempts) as attempts,
		(select count(*)::int from practice_questions q
			where q.finished_at is not null and q.mastery is null
				and not exists (select from practice_questions e where e.student_id = q.student_id and e.fingerprint = q.fingerprint
					and e.id <> q.id and e.finished_at < q.finished_at and e.finished_at > q.finished_at - interval '1 day')) as not_learned,
		(select count(*)::int from questions_to_learn) as to_learn,
		(select count(*)::int from practice_questions q
			where q.points <> (select coalesce(sum(a.points), 0) from attempts a where a.question_id = q.id)) as points_wrong,
		(select count(*)::int from skill_masteries m
			where m.finished_count <> (select count(*) from practice_questions s where s.student_id = m.student_id and s.skill_id = m.skill_id and s.mastery is not null)) as counts_wrong,
		(select count(*)::int from skill_masteries m where m.history is not null and (m.history->'tally'->>1)::int
			<> (select count(*) from practice_questions s
				where s.student_id = m.student_id and s.mastery is not null and not (s.is_skipped and s.attempt_count = 0) and (s.skill_id = m.skill_id or exists
					(select from skill_prerequisites p where p.skill_id = s.skill_id and p.prerequisite_id = m.skill_id)))
		) as remembered_wrong,
		(select count(*)::int from skill_masteries where history is not null) as remembered,
		(select sum(made_count)::int from procedure_estimates) as mistakes_of_procedures,
		(select count(*)::int from attempts a
			where not exists (select from students s where s.id = a.student_id and s.family_id = a.family_id)) as of_nobody,
		(select count(*)::int from attempts where created_at > now()) as in_future`;

test("seeds students into an empty database that was confirmed, and into no other", async () => {
	const database = await createDatabaseFrom(inject("postgres"), templateDatabase);
	const client = new pg.Client({ connectionString: database.connectionString });
	await client.connect();
	const run = async (...args: string[]) => {
		const settings = { DATABASE_URL: database.connectionString };
		const child = startChild(builtProgram("seed"), settings, [], args);
		return { code: await child.ended, said: child.output() };
	};
	const wish = ["--students", "2", "--attempts", "300"];
	try {
		expect(await run(...wish)).toMatchObject({ code: 1, said: expect.stringContaining("npm run seed") });
		const seeded = await run(...wish, "--into-this-database");
		expect(seeded).toMatchObject({
			code: 0,
			said: expect.stringContaining("300 attempts of 2 students in "),
		});
		const { rows } = await client.query(faults);
		expect(rows).toEqual([
			{
				attempts: 300,
				not_learned: 0,
				to_learn: 0,
				points_wrong: 0,
				counts_wrong: 0,
				remembered_wrong: 0,
				remembered: expect.toSatisfy((count: number) => count > 0),
				mistakes_of_procedures: expect.toSatisfy((count: number) => count > 10),
				of_nobody: 0,
				in_future: 0,
			},
		]);
		const measured = startChild(
			builtProgram("learning"),
			{ DATABASE_URL: database.connectionString },
			[],
			["measure"],
		);
		expect({ code: await measured.ended, said: measured.output() }).toMatchObject({
			code: 0,
			said: expect.stringMatching(/^The newest \d+ answers[^]*^all +\d+( +0\.\d{4}){6}$[^]*^grade \d/m),
		});
		expect((await client.query("select from accounts where password_hash is not null")).rowCount).toBe(0);
		expect(await run(...wish, "--into-this-database")).toMatchObject({
			code: 1,
			said: expect.stringContaining("nothing was written"),
		});
	} finally {
		await client.end();
		await database.drop();
	}
});

/** A role that may sign in and nothing else, as in a hosted database; with its address for this database. */
async function plainRole(database: CreatedDatabase): Promise<{ role: string; connectionString: string }> {
	const role = `plain_${randomBytes(6).toString("hex")}`;
	await ask(database.connectionString, `create role ${role} login password 'plain'`);
	const url = new URL(database.connectionString);
	url.username = role;
	url.password = "plain";
	return { role, connectionString: url.href };
}

async function ask(connectionString: string, statement: string): Promise<object[]> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		return (await client.query<object>(statement)).rows;
	} finally {
		await client.end();
	}
}

test("an owner without superuser rights seeds a database without tables; missing privileges are reported at once", async () => {
	const database = await createDatabaseFrom(inject("postgres"), "template0");
	const { role, connectionString } = await plainRole(database);
	const run = async (name: "seed" | "migrate", ...args: string[]) => {
		const child = startChild(builtProgram(name), { DATABASE_URL: connectionString }, [], args);
		return { code: await child.ended, said: child.output() };
	};
	const seed = () => run("seed", "--students", "2", "--attempts", "100", "--into-this-database");
	try {
		for (const refused of [await seed(), await run("migrate")]) {
			expect(refused.code).toBe(1);
			expect(refused.said).toMatch(
				new RegExp(`^The role ${role} may not create schemas and tables in ${database.name}: `),
			);
		}
		expect(await ask(database.connectionString, "select to_regclass('accounts') as there")).toEqual([
			{ there: null },
		]);
		await ask(database.connectionString, `alter database ${database.name} owner to ${role}`);
		expect(await run("migrate")).toMatchObject({
			code: 0,
			said: expect.stringMatching(/0001_accounts\.sql\n[^]*\d+ migrations applied\.\n$/),
		});
		expect(await run("migrate")).toEqual({ code: 0, said: "The database is up to date.\n" });
		expect(await seed()).toMatchObject({
			code: 0,
			said: expect.stringContaining("100 attempts of 2 students in "),
		});
		expect((await ask(connectionString, faults))[0]).toMatchObject({
			attempts: 100,
			to_learn: 0,
			not_learned: 0,
			points_wrong: 0,
		});
	} finally {
		await database.drop();
		await ask(inject("postgres"), `drop role ${role}`);
	}
});

test("a database without tables gets them, and a new child, who is placed and practices", async () => {
	const database = await createDatabaseFrom(inject("postgres"), "template0");
	try {
		const settings = { DATABASE_URL: database.connectionString };
		const args = ["--newcomer", "2", "--into-this-database"];
		const child = startChild(builtProgram("seed"), settings, [], args);
		expect(await child.ended, child.output()).toBe(0);
		expect(child.output()).toContain("questions of a new child in ");
		expect((await ask(database.connectionString, faults))[0]).toMatchObject({
			attempts: expect.toSatisfy((count: number) => count > 20),
			points_wrong: 0,
			counts_wrong: 0,
			in_future: 0,
		});
		const placed = "select count(*)::int as placed from placements where finished_at is not null";
		expect(await ask(database.connectionString, placed)).toEqual([{ placed: 1 }]);
		const opened = "select count(*)::int from accounts where password_hash is not null";
		expect(await ask(database.connectionString, opened)).toEqual([{ count: 0 }]);
	} finally {
		await database.drop();
	}
});
