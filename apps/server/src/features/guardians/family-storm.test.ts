import type { Route, RouteInput } from "@learnin/contract/define-route";
import { setConsent } from "@learnin/contract/routes/people/children.contract";
import { signOutEverywhere } from "@learnin/contract/routes/people/credentials.contract";
import { revokeInvitation, sendInvitation } from "@learnin/contract/routes/people/family.contract";
import {
	inviteGuardian,
	removeGuardian,
	resendGuardianInvitation,
	revokeGuardianInvitation,
} from "@learnin/contract/routes/people/guardians.contract";
import { setStudentActive } from "@learnin/contract/routes/people/people-lists.contract";
import { setPin, startPractising } from "@learnin/contract/routes/people/practising-as.contract";
import { updateProfile } from "@learnin/contract/routes/people/profile-changes.contract";
import { postRenewals } from "@learnin/contract/routes/money/renewals.contract";
import { setDailyReward } from "@learnin/contract/routes/money/reward-money.contract";
import { beforeAll, expect, test } from "vitest";
import { createAccessTokens } from "../../platform/auth/access-token.ts";
import { buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import type { Parent, Student } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** Each pair once in `npm test`, and often in `npm run audit`. */
const rounds = process.env["AUDIT"] === "full" ? 20 : 1;
/** How many concurrent calls of each route in a pair. */
const copies = 3;

const app = await testApp({ jobs: true, settings: { AUTH_LIMITS: "off" } });
let parent: Parent;
let second: string;
let child: Student;
let invited: string;
let admin: string;
beforeAll(async () => {
	parent = await buildParent(app);
	child = await buildStudent(app, parent);
	// A child without its own sign-in, invited.
	invited = (await buildStudent(app, parent, { name: "Tunde Okafor" })).student_id;
	const { pool } = app.database;
	await pool.query("update students set account_id = null where id = $1", [invited]);
	second = (await buildParent(app, "Bayo Okafor")).account_id;
	admin = (await buildAdmin(app)).account_id;
});

/** Its own session for each call: some calls end all the others. */
async function signIn(account_id: string): Promise<string> {
	const { rows } = await app.database.pool.query<{ id: string }>(
		"insert into sessions (account_id, created_at, last_seen_at, absolute_expires_at) values ($1, $2, $2, $3) returning id",
		[account_id, app.clock.now, new Date(app.clock.now.getTime() + DAY_MS)],
	);
	return createAccessTokens(app.config.keyring, () => app.clock.now).sign({
		account_id,
		session_id: rows[0]?.id ?? "",
	});
}

async function invitation(): Promise<string> {
	const { rows } = await app.database.pool.query<{ id: string }>(
		"select id from guardian_invitations where family_id = $1 and revoked_at is null and used_at is null",
		[parent.family_id],
	);
	return rows[0]?.id ?? crypto.randomUUID();
}

/** The second guardian is in the family or not, and an invitation is open. */
async function settle({ withSecond }: { withSecond: boolean }): Promise<void> {
	const { pool } = app.database;
	await pool.query("delete from guardians where account_id = $1", [second]);
	if (withSecond)
		await pool.query("insert into guardians (family_id, account_id, is_owner) values ($1, $2, false)", [
			parent.family_id,
			second,
		]);
	await pool.query("update accounts set user_type = 'PARENT' where id = $1", [second]);
	await pool.query(
		`insert into guardian_invitations (family_id, invited_by, email, token_hash, created_at, expires_at)
		select $1, $2, 'invited@example.com', sha256(gen_random_uuid()::text::bytea), $3, $4
		where not exists (select 1 from guardian_invitations where family_id = $1 and revoked_at is null and used_at is null)`,
		[parent.family_id, parent.account_id, app.clock.now, new Date(app.clock.now.getTime() + DAY_MS)],
	);
}

/** Calls by or about the second guardian, who is in the family then. */
const ofSecond = new Set(["revoke_by_second", "sign_out", "remove"]);

/** Prepares a call; returns a function that sends it and returns the status. */
type Prepare = () => Promise<() => Promise<number>>;

const by =
	<R extends Route>(
		who: () => string,
		route: R,
		input: () => Promise<RouteInput<R>> | RouteInput<R>,
	): Prepare =>
	async () => {
		const [token, given] = [await signIn(who()), await input()];
		return async () => (await app.call(route, given, token)).status;
	};
const owner = () => parent.account_id;
const ofChild = () => ({ student_id: child.student_id });
const ofInvited = () => ({ student_id: invited });
let flip = false;
const alternating = () => (flip = !flip);

const writes: Record<string, Prepare> = {
	invite: by(owner, inviteGuardian, () => ({ body: { email: `${crypto.randomUUID()}@example.com` } })),
	resend: by(owner, resendGuardianInvitation, async () => ({
		params: { invitation_id: await invitation() },
		body: {},
	})),
	revoke: by(owner, revokeGuardianInvitation, async () => ({
		params: { invitation_id: await invitation() },
		body: {},
	})),
	revoke_by_second: by(
		() => second,
		revokeGuardianInvitation,
		async () => ({
			params: { invitation_id: await invitation() },
			body: {},
		}),
	),
	remove: by(owner, removeGuardian, () => ({ params: { account_id: second }, body: {} })),
	invite_child: by(owner, sendInvitation, () => ({ params: ofInvited(), body: {} })),
	revoke_child: by(owner, revokeInvitation, () => ({ params: ofInvited(), body: {} })),
	consent: by(owner, setConsent, () => ({
		params: ofInvited(),
		body: { scope: "model_reading" as const, is_given: alternating() },
	})),
	daily_reward: by(owner, setDailyReward, () => ({ params: ofChild(), body: { daily_reward: 1 } })),
	pin: by(owner, setPin, () => ({ body: { pin: "2468", password: "correct horse battery" } })),
	practise: by(owner, startPractising, () => ({ params: ofInvited(), body: { time_zone: "UTC" } })),
	profile: by(
		() => child.account_id,
		updateProfile,
		() => ({ body: { time_zone: "Asia/Kathmandu" } }),
	),
	sign_out: by(
		() => second,
		signOutEverywhere,
		() => ({ body: { confirm: true as const } }),
	),
	shut_out: by(
		() => admin,
		setStudentActive,
		() => ({
			params: ofChild(),
			body: { is_active: alternating(), reason: "A look at it." },
		}),
	),
	renew: by(owner, postRenewals, () => ({
		body: { type: "payment" as const, student_ids: [child.student_id] },
	})),
};

/** Deadlocks that the database detected, whether or not they were retried. */
async function deadlocks(): Promise<number> {
	const { rows } = await app.database.pool.query<{ deadlocks: number }>(
		"select deadlocks::int from pg_stat_database where datname = current_database()",
	);
	return rows[0]?.deadlocks ?? -1;
}

/** Numbers from a seed, so that a failed run can be repeated. */
function diceOf(seed: number): () => number {
	let state = seed;
	return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

test("no two concurrent writing routes of one family deadlock or fail", {
	timeout: 600_000,
}, async () => {
	const seed = Number(process.env["SEED"] ?? 7);
	const dice = diceOf(seed);
	const names = Object.keys(writes);
	const failed: string[] = [];
	const succeeded = new Set<string>();
	for (let round = 0; round < rounds; round += 1)
		for (const [at, one] of names.entries())
			for (const other of names.slice(at)) {
				await settle({ withSecond: ofSecond.has(one) || ofSecond.has(other) });
				const pair = Array.from({ length: copies }, () => [one, other]).flat();
				const ready = await Promise.all(
					pair
						.toSorted(() => dice() - 0.5)
						.map(async (name) => ({ name, send: await (writes[name] as Prepare)() })),
				);
				await Promise.all(
					ready.map(async ({ name, send }) => {
						const status = await send();
						if (status === 200) succeeded.add(name);
						if (status === 500) failed.push(`${one} beside ${other}: ${name} ${status} (seed ${seed})`);
					}),
				);
			}
	expect(failed).toEqual([]);
	expect(await deadlocks()).toBe(0);
	// A route that never succeeded was not tested.
	expect(names.filter((name) => !succeeded.has(name) && name !== "renew")).toEqual([]);
});
