import type { Db, Tx } from "../db/database.ts";
import type { Keyring, Keys, Purpose } from "./keyring.ts";
import { seal, resealBytes, unseal } from "./sealed.ts";

/**
 * What was hashed with these keys cannot be hashed again: only its owner knows it, or it is in an email
 * already sent.
 */
const keptPurposes = ["recovery code", "unsubscribe link"] as const satisfies Purpose[];
export type KeptPurpose = (typeof keptPurposes)[number];

/** The keys for this purpose from retired secrets; those that can no longer be opened are left out. */
export async function readKeptKeys(db: Db | Tx, keyring: Keyring, purpose: KeptPurpose): Promise<Buffer[]> {
	const rows = await db.selectFrom("kept_keys").selectAll().where("purpose", "=", purpose).execute();
	return rows.flatMap(({ key_id, sealed_key }) => {
		try {
			return [unseal(keyring, "kept key", sealed_key, ownerOf(purpose, key_id))];
		} catch {
			return [];
		}
	});
}

/**
 * Keeps what is needed of the previous secret, sealed under the current one, and reseals what was kept
 * before.
 */
export async function keepOldKeys(db: Db, keyring: Keyring): Promise<void> {
	for (const keys of keyring.all.filter((each) => each !== keyring.current))
		for (const purpose of keptPurposes) await keep(db, keyring, keys, purpose);
	for (const row of await db.selectFrom("kept_keys").selectAll().execute()) {
		const sealed_key = resealBytes(keyring, "kept key", row.sealed_key, ownerOf(row.purpose, row.key_id));
		if (sealed_key === null) continue;
		await db
			.updateTable("kept_keys")
			.set({ sealed_key })
			.where("key_id", "=", row.key_id)
			.where("purpose", "=", row.purpose)
			.execute();
	}
}

async function keep(db: Db, keyring: Keyring, { id, keyFor }: Keys, purpose: KeptPurpose): Promise<void> {
	const sealed_key = seal(keyring, "kept key", keyFor(purpose), ownerOf(purpose, id));
	await db
		.insertInto("kept_keys")
		.values({ key_id: id, purpose, sealed_key })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

function ownerOf(purpose: string, key_id: Buffer): string {
	return `${purpose} ${key_id.toString("hex")}`;
}
