import type { Db, Tx } from "../../platform/db/database.ts";

/** Replaces the account's one uploaded photo. */
export async function replacePicture(
	tx: Tx,
	picture: { id: string; account_id: string; bytes: Buffer; created_at: Date },
): Promise<void> {
	await deletePicture(tx, picture.account_id);
	await tx.insertInto("avatar_pictures").values(picture).execute();
}

export async function deletePicture(tx: Tx, account_id: string): Promise<void> {
	await tx.deleteFrom("avatar_pictures").where("account_id", "=", account_id).execute();
}

export async function updateAccountAvatar(tx: Tx, account_id: string, avatar: string | null): Promise<void> {
	await tx.updateTable("accounts").set({ avatar }).where("id", "=", account_id).execute();
}

export async function lockAccount(tx: Tx, account_id: string): Promise<void> {
	await tx
		.selectFrom("accounts")
		.select("id")
		.where("id", "=", account_id)
		.forUpdate()
		.executeTakeFirstOrThrow();
}

export async function selectOptionalPictureBytes(db: Db, id: string): Promise<Buffer | undefined> {
	const row = await db.selectFrom("avatar_pictures").select("bytes").where("id", "=", id).executeTakeFirst();
	return row?.bytes;
}
