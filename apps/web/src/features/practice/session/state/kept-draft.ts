import {
	type Guarded,
	hasFields,
	isDictionaryOf,
	isListOf,
	isOneOf,
	isText,
	isWord,
	readStored,
} from "../../../../platform/stored.ts";

const isKeptDraft = hasFields({
	question_id: isText,
	answer: isOneOf(
		hasFields({ kind: isWord("options"), chosen: isListOf(isText) }),
		hasFields({ kind: isWord("boxes"), slots: isDictionaryOf(isListOf(isText)) }),
		hasFields({ kind: isWord("pairs"), pairs: isDictionaryOf(isText) }),
		hasFields({ kind: isWord("text"), text: isText }),
	),
});

/** What was entered into a question and not sent yet. */
export type KeptDraft = Guarded<typeof isKeptDraft>;

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
	return readStored(shelf, keyOf(account_id), isKeptDraft);
}

function keyOf(account_id: string): string {
	return `learnin-draft:${account_id}`;
}
