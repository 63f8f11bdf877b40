import type { Db } from "../../platform/db/database.ts";

export interface StoredImage {
	/** SHA-256 of the bytes in hexadecimal. */
	id: string;
	width: number;
	height: number;
	bytes: Buffer;
}

/** The same picture again changes nothing. */
export async function insertImage(db: Db, image: StoredImage): Promise<void> {
	await db
		.insertInto("images")
		.values(image)
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
}

export async function selectOptionalImageBytes(db: Db, id: string): Promise<Buffer | undefined> {
	const row = await db.selectFrom("images").select("bytes").where("id", "=", id).executeTakeFirst();
	return row?.bytes;
}
