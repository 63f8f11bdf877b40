import { authoredQuestion } from "@learnin/contract/schemas/question.schema";
import { operationsIn } from "@learnin/domain/authoring/generated-relevance";
import { bandsOf, NEARLY_THE_SAME, resemblance } from "@learnin/domain/authoring/near-duplicates";
import { type ExchangeNote, noteOf, outcomeOf } from "@learnin/domain/exchange/exchange-note";
import type { ReadItem } from "@learnin/domain/exchange/sketch";
import { numbersIn } from "@learnin/domain/question/plain-text";
import type { Question } from "@learnin/domain/question/question";
import { questionWords } from "@learnin/domain/question/question-words";
import * as z from "zod";
import type { Db } from "../../platform/db/database.ts";
import { questionFingerprint } from "../practice/index.ts";
import { faultsOfWritten, imageIdsOf, selectKnownImages, selectNearest } from "../question-bank/index.ts";
import { type ImportItem, selectSame } from "./imports.queries.ts";

/** Where questions go that do not say it, and what can be said. */
export interface ImportTarget {
	import_id: string;
	skill_id: string;
	difficulty: number;
	tags: string[];
	/** Every skill that a question can be filed under, by id and by name in small letters. */
	skills: ReadonlyMap<string, string>;
}

const mostTags = 12;

/** What has been read of the same file so far. */
export class FileMemory {
	readonly #fingerprints = new Map<string, string>();
	readonly #bands = new Map<number, { name: string; words: string }[]>();

	/** The name of an earlier item that is the very same; remembers this one otherwise. */
	same(fingerprint: string, name: string): string | undefined {
		const before = this.#fingerprints.get(fingerprint);
		if (before === undefined) this.#fingerprints.set(fingerprint, name);
		return before;
	}

	/** The name of an earlier item that says nearly the same; remembers this one. */
	near(question: Question, name: string): string | undefined {
		const words = questionWords(question);
		const bands = bandsOf(words);
		const met = new Set(bands.flatMap((band) => this.#bands.get(band) ?? []));
		for (const band of bands) {
			const list = this.#bands.get(band) ?? [];
			// Who resembles many is shown beside one of the first.
			if (list.length < 10) this.#bands.set(band, [...list, { name, words }]);
		}
		return [...met].find((other) => resemblance(words, other.words) >= NEARLY_THE_SAME)?.name;
	}
}

/** What becomes of some items of a file: the bank's own checks, and what the bank and the file have already. */
export async function judgeItems(
	db: Db,
	target: ImportTarget,
	{ items, from, memory }: { items: readonly ReadItem[]; from: number; memory: FileMemory },
): Promise<ImportItem[]> {
	const checked = items.map((item) => ({ item, notes: [...item.notes, ...faultsOf(item.question)] }));
	const prints = checked.map(({ item }) =>
		item.question === null ? null : questionFingerprint(item.question),
	);
	const same = await selectSame(
		db,
		prints.filter((print) => print !== null),
	);
	const images = await selectKnownImages(db, imageIdsOf(items.map(({ question }) => question)));
	const judged: ImportItem[] = [];
	for (const [at, { item, notes }] of checked.entries()) {
		const { question, name } = item;
		const fingerprint = prints[at] ?? null;
		const filed = fileItem(item, target, notes);
		let like_question_id: string | null = null;
		if (question !== null && fingerprint !== null && outcomeOf(notes) !== "refused") {
			if (imageIdsOf([question]).some((id) => !images.has(id))) notes.push(noteOf("unknown-picture"));
			like_question_id = same.get(fingerprint) ?? null;
			if (like_question_id !== null) notes.push(noteOf("in-bank"));
			const before = memory.same(fingerprint, name);
			if (before !== undefined) notes.push(noteOf("twice-in-file", before));
			if (like_question_id === null && before === undefined) {
				const near = memory.near(question, name);
				if (near !== undefined) notes.push(noteOf("near-in-file", near));
				const like = await selectNearest(db, questionWords(question));
				like_question_id = like?.id ?? null;
				// Other numbers in the same words are another question.
				if (like !== undefined)
					notes.push(noteOf(askTheSame(question, like.words) ? "near-in-bank" : "like-in-bank"));
			}
		}
		const outcome = outcomeOf(notes);
		const position = from + at + 1;
		const kept = outcome === "refused" ? null : question;
		judged.push({
			...filed,
			import_id: target.import_id,
			position,
			name,
			outcome,
			notes,
			question: kept,
			fingerprint,
			like_question_id,
		});
	}
	return judged;
}

/** The same numbers and operations, in words that are nearly the same. */
function askTheSame(question: Question, words: string): boolean {
	return [numbersIn, operationsIn].every((found) => {
		const [one, other] = [new Set(found(questionWords(question))), new Set(found(words))];
		return one.size === other.size && [...one].every((each) => other.has(each));
	});
}

/** Why the bank would refuse it. */
function faultsOf(question: Question | null): ExchangeNote[] {
	if (question === null) return [];
	const parsed = z.safeParse(authoredQuestion, question);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return [noteOf("too-large", issue === undefined ? "" : `${issue.path.join(".")}: ${issue.message}`)];
	}
	const faults = faultsOfWritten(question);
	return faults.length === 0
		? []
		: [noteOf("faulty", faults.map(({ field, fault }) => `${field}: ${fault}`).join(", "))];
}

/** A skill that the file names, by id or by name, or the one that was chosen for the whole file. */
function fileItem({ filing }: ReadItem, target: ImportTarget, notes: ExchangeNote[]) {
	const named = [filing.skill_id, ...filing.tags].map((name) =>
		name === undefined ? undefined : target.skills.get(name.toLowerCase()),
	);
	if (filing.skill_id !== undefined && named[0] === undefined)
		notes.push(noteOf("unknown-skill", filing.skill_id));
	const tags = [...new Set([...filing.tags, ...target.tags])].slice(0, mostTags);
	return {
		skill_id: named.find((id) => id !== undefined) ?? target.skill_id,
		difficulty: filing.difficulty ?? target.difficulty,
		tags,
	};
}
