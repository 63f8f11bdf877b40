import { deleteAccount } from "@learnin/contract/routes/people/data-rights.contract";
import { joinFamily } from "@learnin/contract/routes/people/guardians.contract";
import { describe, expect, test } from "vitest";
import { buildAccount, buildParent, buildStudent, type Person } from "../../platform/testing/factories.ts";
import { twoNodes } from "../../platform/testing/test-app.ts";
import { untilOneWaits } from "../../platform/testing/while-locked.ts";
import { openGuardianInvitation } from "../../platform/testing/open-invitation.ts";

const [app, node2] = await twoNodes();

const password = "correct horse battery";
const remove = (person: Person, node = app) =>
	node.call(deleteAccount, { body: { words: "delete everything", password } }, person.token);

describe("deleting an account that is concurrently joining a family", () => {
	test("never deletes the family, on whichever node", async () => {
		for (let round = 0; round < 6; round += 1) {
			const owner = await buildParent(app);
			const child = await buildStudent(app, owner);
			const joining = await buildAccount(app);
			const token = await openGuardianInvitation(app, owner, joining.email);
			const [removed] = await Promise.all([
				remove(joining, node2),
				app.call(joinFamily, { body: { token } }, joining.token),
			]);
			expect([200, 401, 403]).toContain(removed.status);
			const left = await app.database.db
				.selectFrom("students")
				.select("id")
				.where("id", "=", child.student_id)
				.execute();
			expect(left).toHaveLength(1);
		}
	});

	test("is refused once it is a guardian", async () => {
		const owner = await buildParent(app);
		await buildStudent(app, owner);
		const joining = await buildAccount(app);
		const { pool } = app.database;
		// The join is paused right before it commits, as a slow network would.
		const slow = await pool.connect();
		await slow.query("begin");
		await slow.query("select 1 from accounts where id = $1 for update", [joining.account_id]);
		await slow.query("insert into guardians (family_id, account_id, is_owner) values ($1, $2, false)", [
			owner.family_id,
			joining.account_id,
		]);
		await slow.query("update accounts set user_type = 'PARENT' where id = $1", [joining.account_id]);
		const removing = remove(joining);
		await untilOneWaits(app);
		await slow.query("commit");
		slow.release();
		expect(await removing).toMatchObject({ status: 403, body: { code: "forbidden" } });
		for (const table of ["students", "guardians"]) {
			const { rows } = await pool.query(`select 1 from ${table} where family_id = $1`, [owner.family_id]);
			expect(rows, table).toHaveLength(table === "students" ? 1 : 2);
		}
	});
});

describe("queued emails", () => {
	const queued = async () => {
		const { rows } = await app.database.pool.query<{ address: string }>(
			"select data->'to'->>'address' as address from jobs.job where name = 'held-mail' order by 1",
		);
		return rows.map(({ address }) => address);
	};
	/** In a queue without workers, so that it is still there afterwards. */
	const hold = async (address: string, text: string) => {
		await app.database.pool.query(
			"select jobs.create_queue('held-mail', '{\"policy\":\"standard\"}'::jsonb)",
		);
		await app.database.pool.query("insert into jobs.job (name, data) values ('held-mail', $1)", [
			{ to: { name: "", address }, text },
		]);
	};

	test("to strangers whose address only contains the deleted one are still sent", async () => {
		const stranger = `paul-${crypto.randomUUID()}@gmail.com`;
		const own = stranger.replace(/^paul-/, "").replace(/m$/, "");
		const person = await buildAccount(app);
		await app.database.db
			.updateTable("accounts")
			.set({ email: own })
			.where("id", "=", person.account_id)
			.execute();
		await hold(stranger, `Hello, this is for ${stranger}.`);
		await hold(own, "Hello.");
		await hold("somebody@example.com", `Dear you,\n${own}.\nIs the address of your child.`);
		await hold("nobody@example.com", `The address <${own}> was entered.`);
		await hold("someone@example.com", `Key news-${person.account_id}-1`);
		expect((await remove(person)).status).toBe(200);
		expect(await queued()).toEqual([stranger]);
	});
});
