import type { BankSort } from "@learnin/contract/routes/bank/question-bank.contract";
import { readCursor } from "../../../platform/db/cursor.ts";
import type { BankPlace } from "../question-bank.queries.ts";

const written =
	/^(0|1|0\.\d{1,20}|\d(?:\.\d{1,20})?e-\d{1,2}|\d{1,9}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The position as an opaque text. */
export function writeBankPlace({ key, id }: BankPlace): string {
	const text = key instanceof Date ? key.toISOString() : `${key}`;
	return Buffer.from(`${text} ${id}`).toString("base64url");
}

/** The position of a cursor in this order, or undefined if the text is no cursor for it. */
export function readBankPlace(cursor: string, sort: BankSort): BankPlace | undefined {
	if (sort === "newest" || sort === "oldest") {
		const place = readCursor(cursor);
		return place && { key: place.created_at, id: place.id };
	}
	const [, key, id] = written.exec(Buffer.from(cursor, "base64url").toString("utf8")) ?? [];
	return key === undefined || id === undefined ? undefined : { key: Number(key), id };
}
