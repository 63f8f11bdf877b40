import * as z from "zod/mini";

const draft = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("options"), chosen: z.array(z.string()) }),
	z.object({ kind: z.literal("boxes"), slots: z.record(z.string(), z.array(z.string())) }),
	z.object({ kind: z.literal("pairs"), pairs: z.record(z.string(), z.string()) }),
	z.object({ kind: z.literal("text"), text: z.string() }),
]);
const keptDraft = z.object({ question_id: z.string(), answer: draft });

/** What was entered into a question and not sent yet. */
export type KeptDraft = z.infer<typeof keptDraft>;

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Keeps the account's newest draft on this device, so that a session that ends does not take it along; null once it
 * was sent. Does nothing if storage is full or blocked.
 */
export function keepDraft(shelf: Shelf, account_id: string, kept: KeptDraft | null): void {
	try {
		if (kept === null) shelf.removeItem(keyOf(account_id));
		else shelf.setItem(keyOf(account_id), JSON.stringify(kept));
	} catch {}
}

/** The account's draft on this device, if any. */
export function keptDraftOf(shelf: Shelf, account_id: string): KeptDraft | null {
	try {
		const read = z.safeParse(keptDraft, JSON.parse(shelf.getItem(keyOf(account_id)) ?? "null"));
		return read.success ? read.data : null;
	} catch {
		return null;
	}
}

function keyOf(account_id: string): string {
	return `learnin-draft:${account_id}`;
}
