import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { templateDatabase } from "@learnin/server/platform/testing/global-setup";
import { expect, inject, test } from "vitest";
import { builtProgram } from "../../../scripts/programs.mjs";
import { startChild } from "./testing/child-process.ts";

test("super-admins are made, listed and revoked from the command line", async () => {
	const database = await createDatabaseFrom(inject("postgres"), templateDatabase);
	const run = async (...args: string[]) => {
		const settings = { DATABASE_URL: database.connectionString, APP_BASE_URL: "https://learnin.example" };
		const child = startChild(builtProgram("admin"), settings, [], args);
		return { code: await child.ended, said: child.output() };
	};
	try {
		expect(await run("list")).toEqual({ code: 0, said: "There is no super-admin yet.\n" });
		const created = await run("create", "Sam@Example.com");
		expect(created.code).toBe(0);
		expect(created.said).toMatch(/^sam@example\.com has an account now and is a super-admin\./);
		expect(created.said).toMatch(/https:\/\/learnin\.example\/reset-password\?token=[\w-]{43}\n/);
		expect((await run("list")).said).toBe("sam@example.com  without a second factor\n");
		expect((await run("revoke", "sam@example.com")).said).toContain("There are none left.");
		expect((await run("revoke", "sam@example.com")).code).toBe(1);
		expect(await run("reset-second-factor", "sam@example.com")).toEqual({
			code: 1,
			said: "sam@example.com has no second factor.\n",
		});
		expect((await run("create", "not-an-address")).code).toBe(1);
		expect((await run()).said).toContain("npm run admin -- create EMAIL");
	} finally {
		await database.drop();
	}
});

test("the command line reseals secrets and says when the old secret can be removed", async () => {
	const database = await createDatabaseFrom(inject("postgres"), templateDatabase);
	const run = async (settings: Record<string, string>) => {
		const place = { DATABASE_URL: database.connectionString };
		const child = startChild(builtProgram("admin"), { ...place, ...settings }, [], ["reseal"]);
		return { code: await child.ended, said: child.output() };
	};
	const JWT_SECRET = "the secret from now on, only used in tests 0123456789";
	const JWT_SECRET_PREVIOUS = "the secret of before, only used in tests 0123456789";
	try {
		expect(await run({})).toMatchObject({ code: 1, said: expect.stringMatching(/^JWT_SECRET is missing/) });
		expect(await run({ JWT_SECRET, JWT_SECRET_PREVIOUS: JWT_SECRET })).toMatchObject({ code: 1 });
		const done = await run({ JWT_SECRET, JWT_SECRET_PREVIOUS });
		expect(done.code).toBe(0);
		expect(done.said).toMatch(
			/^0 authenticator secrets and 0 waiting emails were resealed\.\nJWT_SECRET_PREVIOUS may go at \d{4}-\d\d-\d\d \d\d:\d\d UTC/,
		);
		expect((await run({ JWT_SECRET })).said).toContain("Everything is under the present JWT_SECRET.");
	} finally {
		await database.drop();
	}
});
