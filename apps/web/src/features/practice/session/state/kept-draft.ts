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

/** What was entered into a question last, sent or not. */
export type KeptDraft = Guarded<typeof isKeptDraft>;

type Shelf = Pick<Storage, "getItem" | "setItem">;

/**
 * Keeps the account's newest draft on this device, so that neither a session that ends nor a look at a lesson after a
 * wrong answer takes it along. A question that takes no answer ignores it. Does nothing if storage is full or blocked.
 */
export function keepDraft(shelf: Shelf, account_id: string, kept: KeptDraft): void {
	try {
		shelf.setItem(keyOf(account_id), JSON.stringify(kept));
	} catch {}
}

/** The account's draft on this device, if any. */
export function keptDraftOf(shelf: Shelf, account_id: string): KeptDraft | null {
	return readStored(shelf, keyOf(account_id), isKeptDraft);
}

function keyOf(account_id: string): string {
	return `learnin-draft:${account_id}`;
}
