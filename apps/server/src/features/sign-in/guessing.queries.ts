import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

/** Until the transaction ends, no other try at this account is counted: there may be no row to lock yet. */
export async function lockTries(tx: Tx, account_hash: Buffer): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(encode(${account_hash}::bytea, 'hex'), 55))`.execute(
		tx,
	);
}

/** By network. */
export function selectTries(tx: Tx, account_hash: Buffer, since: Date) {
	return tx
		.selectFrom("sign_in_tries")
		.select(["network_hash", "failures", "wait_until"])
		.where("account_hash", "=", account_hash)
		.where("last_failed_at", ">", since)
		.execute();
}

export async function upsertTry(
	tx: Tx,
	tried: {
		account_hash: Buffer;
		network_hash: Buffer;
		failures: number;
		last_failed_at: Date;
		wait_until: Date;
	},
): Promise<void> {
	const { failures, last_failed_at, wait_until } = tried;
	await tx
		.insertInto("sign_in_tries")
		.values(tried)
		.onConflict((conflict) =>
			conflict
				.columns(["account_hash", "network_hash"])
				.doUpdateSet({ failures, last_failed_at, wait_until }),
		)
		.execute();
}

/** Of one network, or of all. */
export async function deleteTries(
	db: Db | Tx,
	account_hashes: Buffer[],
	network_hash?: Buffer,
): Promise<void> {
	await db
		.deleteFrom("sign_in_tries")
		.where("account_hash", "in", account_hashes)
		.$if(network_hash !== undefined, (query) =>
			query.where("network_hash", "=", network_hash ?? Buffer.alloc(0)),
		)
		.execute();
}

export async function isKnownNetwork(db: Db, network_hash: Buffer): Promise<boolean> {
	const known = await db
		.selectFrom("known_networks")
		.select("network_hash")
		.where("network_hash", "=", network_hash)
		.executeTakeFirst();
	return known !== undefined;
}

export async function upsertKnownNetwork(
	tx: Tx,
	known: { network_hash: Buffer; account_id: string; last_signed_in_at: Date },
): Promise<void> {
	const { last_signed_in_at } = known;
	await tx
		.insertInto("known_networks")
		.values(known)
		.onConflict((conflict) => conflict.column("network_hash").doUpdateSet({ last_signed_in_at }))
		.execute();
}

export async function deleteOldTriesAndNetworks(
	db: Db,
	before: { tries: Date; networks: Date },
): Promise<void> {
	await db.deleteFrom("sign_in_tries").where("last_failed_at", "<", before.tries).execute();
	await db.deleteFrom("known_networks").where("last_signed_in_at", "<", before.networks).execute();
}
