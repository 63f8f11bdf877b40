import type { AppContext } from "../../platform/app-context.ts";
import { keyedHash } from "../../platform/auth/sealed.ts";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { neighborhood } from "../../platform/http/guards/client-network.ts";
import {
	deleteOldTriesAndNetworks,
	deleteTries,
	isKnownNetwork,
	lockTries,
	selectTries,
	upsertKnownNetwork,
	upsertTry,
} from "./guessing.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

type Needs = Pick<AppContext, "config" | "db" | "now">;

/** Someone presents a secret of an account, and may have guessed it. */
export interface Guess {
	secret: "password" | "code";
	/** The account; if there is none, the given address: both are counted alike. */
	whose: string;
	/** The network, or the session of a signed-in person. */
	from: { ip: string } | { session_id: string };
}

/** This many consecutive wrong tries cause no delay. */
const free = { password: 10, code: 5 };
const firstWaitSeconds = 60;
const longestWaitSeconds = 15 * 60;
/** NIST SP 800-63B, 5.2.2: after this many in a row there must be another way, which is the emailed link. */
const mostInARow = 100;
const triesKeptMs = 30 * DAY_MS;
const networksKeptMs = 180 * DAY_MS;

/**
 * Counts a try before it is checked, so that concurrent tries are as slow as sequential ones. Each network
 * has its own delay, longer with each try: guessing elsewhere does not lock out the owner. Networks that the
 * account never signed in from share a hundred tries. Throws `too_many_requests` for a delay, `tries_used_up`
 * if only the emailed link helps.
 */
export async function countTry(app: Needs, guess: Guess): Promise<void> {
	if (app.config.AUTH_LIMITS === "off") return;
	const { account_hash, network_hash } = hashesOf(app, guess);
	const now = app.now();
	const isKnown = (await isKnownNetwork(app.db, network_hash)) || "session_id" in guess.from;
	await inTransaction(app.db, async (tx) => {
		await lockTries(tx, account_hash);
		const all = await selectTries(tx, account_hash, new Date(now.getTime() - triesKeptMs));
		const own = all.find((each) => each.network_hash.equals(network_hash));
		const inARow = isKnown ? (own?.failures ?? 0) : all.reduce((sum, { failures }) => sum + failures, 0);
		if (inARow >= mostInARow) throw new ApiError("tries_used_up");
		// A free try sets no delay: one at the same moment on another node, whose clock may be behind, has none.
		const isDelayed = own !== undefined && own.failures >= free[guess.secret];
		const waitMs = isDelayed ? own.wait_until.getTime() - now.getTime() : 0;
		if (waitMs > 0) throw new ApiError("too_many_requests", { retryAfter: Math.ceil(waitMs / 1000) });
		const failures = (own?.failures ?? 0) + 1;
		const wait_until = new Date(now.getTime() + 1000 * waitSeconds(failures - free[guess.secret]));
		await upsertTry(tx, { account_hash, network_hash, failures, last_failed_at: now, wait_until });
	});
}

/**
 * Sixty seconds after the first one that is not free, then twice as long each time, up to fifteen minutes.
 */
function waitSeconds(beyond: number): number {
	return beyond < 0 ? 0 : Math.min(firstWaitSeconds * 2 ** Math.min(beyond, 10), longestWaitSeconds);
}

/** The secret was right: the wrong ones before it, from the same place, were the owner's own. */
export async function forgetTries(app: Needs, db: Db | Tx, guess: Guess): Promise<void> {
	const { account_hash, network_hash } = hashesOf(app, guess);
	await deleteTries(db, [account_hash], network_hash);
}

/** A new password was set through an emailed link: earlier guesses were at another one. */
export async function forgetTriesOfAccount(
	app: Pick<AppContext, "config">,
	tx: Tx,
	account_id: string,
): Promise<void> {
	const from = { ip: "" };
	const hashes = (["password", "code"] as const).map((secret) =>
		hashesOf(app, { secret, whose: account_id, from }),
	);
	await deleteTries(
		tx,
		hashes.map(({ account_hash }) => account_hash),
	);
}

/** The account has signed in from here: strangers' tries do not count against it. */
export async function rememberNetwork(
	app: Pick<AppContext, "config" | "now">,
	tx: Tx,
	{ account_id, ip }: { account_id: string; ip: string },
): Promise<void> {
	const { network_hash } = hashesOf(app, { secret: "password", whose: account_id, from: { ip } });
	await upsertKnownNetwork(tx, { network_hash, account_id, last_signed_in_at: app.now() });
}

/**
 * The job: deletes counters a month after the last try, and known networks half a year after the last
 * sign-in.
 */
export async function forgetOldTriesAndNetworks(db: Db, now: Date): Promise<void> {
	await deleteOldTriesAndNetworks(db, {
		tries: new Date(now.getTime() - triesKeptMs),
		networks: new Date(now.getTime() - networksKeptMs),
	});
}

/**
 * Addresses and networks are not stored: each is hashed with its account, so two accounts never have the same
 * value.
 */
function hashesOf({ config }: Pick<AppContext, "config">, { secret, whose, from }: Guess) {
	const place =
		"ip" in from
			? /* not a text */ `network ${neighborhood(from.ip)}`
			: /* not a text */ `session ${from.session_id}`;
	return {
		account_hash: keyedHash(config.keyring, "limit", /* not a text */ `${secret} tries`, whose),
		network_hash: keyedHash(config.keyring, "limit", place, whose),
	};
}
