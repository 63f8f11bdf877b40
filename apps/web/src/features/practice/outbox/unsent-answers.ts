import type { StudentAnswer } from "@learnin/domain/question/question";
import { type Guarded, hasFields, isNumber, isText, readStored } from "../../../platform/stored.ts";
import { unsentPrefix } from "./unsent-key.ts";

/** Only its type is checked here: the server validates the rest, and the child is told if it refuses the answer. */
const isAnswer = (value: unknown): value is StudentAnswer => isAnyType(value);
const isAnyType = hasFields({ question_type: isText });

const isUnsentAnswer = hasFields({
	session_id: isText,
	question_id: isText,
	/** For the message when its verdict arrives: the question's number and the title of its set. */
	number: isNumber,
	title: isText,
	body: hasFields({
		client_key: isText,
		answer: isAnswer,
		time_to_first_ms: isNumber,
		active_ms: isNumber,
		client_time: isText,
	}),
});

/** An unsent answer, with the key that makes it count once however often it is sent. */
export type UnsentAnswer = Guarded<typeof isUnsentAnswer>;

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * One account's answers without a server response, in the order they were given. Each has its own storage entry, so
 * that two tabs never overwrite each other's.
 */
export class UnsentAnswers {
	readonly #prefix: string;
	readonly #shelf: Shelf;
	/** If the browser's storage is full or disabled: kept at least while the page is open. */
	readonly #memory = new Map<string, UnsentAnswer>();
	#count = 0;

	constructor(account_id: string, shelf: Shelf) {
		this.#prefix = unsentPrefix(account_id);
		this.#shelf = shelf;
	}

	/** `now` in milliseconds orders the answers of all tabs. */
	add(answer: UnsentAnswer, now: number): void {
		this.#count += 1;
		const order = `${String(now).padStart(15, "0")}-${String(this.#count).padStart(6, "0")}`;
		const key = `${this.#prefix}${order}-${answer.body.client_key}`;
		try {
			this.#shelf.setItem(key, JSON.stringify(answer));
		} catch {
			this.#memory.set(key, answer);
		}
	}

	/** Oldest first. */
	all(): UnsentAnswer[] {
		return this.#keys().flatMap((key) => this.#read(key) ?? []);
	}

	remove(client_key: string): void {
		for (const key of this.#keys()) {
			if (!key.endsWith(client_key)) continue;
			this.#memory.delete(key);
			try {
				this.#shelf.removeItem(key);
			} catch {}
		}
	}

	/** Whether a storage key is one of these. */
	isKey(key: string | null): boolean {
		return key?.startsWith(this.#prefix) === true;
	}

	#keys(): string[] {
		const keys = [...this.#memory.keys()];
		try {
			for (let at = 0; at < this.#shelf.length; at += 1) {
				const key = this.#shelf.key(at);
				if (key !== null && this.isKey(key)) keys.push(key);
			}
		} catch {}
		return keys.toSorted();
	}

	#read(key: string): UnsentAnswer | null {
		return this.#memory.get(key) ?? readStored(this.#shelf, key, isUnsentAnswer);
	}
}
