import { setImmediate } from "node:timers/promises";
import { authoredQuestion } from "@learnin/contract/schemas/question.schema";
import { operationsIn } from "@learnin/domain/authoring/generated/generated-relevance";
import { bandsOf, NEARLY_THE_SAME, resemblanceTo } from "@learnin/domain/authoring/likeness/near-duplicates";
import { type ExchangeNote, noteOf, outcomeOf } from "@learnin/domain/exchange/exchange-note";
import type { ReadItem } from "@learnin/domain/exchange/items/sketch";
import { numbersIn } from "@learnin/domain/question/text/plain-text";
import type { Question } from "@learnin/domain/question/question";
import { questionWords } from "@learnin/domain/question/text/question-words";
import * as z from "zod";
import type { AppContext } from "../../platform/app-context.ts";
import { sayIssue } from "../../platform/http/errors/say-issue.ts";
import { questionFingerprint } from "../practice/index.ts";
import { faultsOfMany, imageIdsOf, selectKnownImages, selectNearest } from "../question-bank/index.ts";
import { type ImportItem, selectSame } from "./imports.queries.ts";

/** The default filing for questions that name none, and what can be named. */
export interface ImportTarget {
	import_id: string;
	skill_id: string;
	difficulty: number;
	tags: string[];
	/** Every skill that a question can be filed under, by id and by lowercase name. */
	skills: ReadonlyMap<string, string>;
}

const mostTags = 12;
/** How many items of a file are compared with one of them. */
const mostCompared = 12;
/** Characters of questions that are looked up together: splitting them into words blocks the event loop. */
const lookedUpTogether = 8_000;

/** What has been read of the same file so far. */
export class FileMemory {
	readonly #fingerprints = new Map<string, string>();
	readonly #bands = new Map<number, { name: string; words: string }[]>();

	/** The name of an earlier item that is identical; otherwise remembers this one. */
	same(fingerprint: string, name: string): string | undefined {
		const before = this.#fingerprints.get(fingerprint);
		if (before === undefined) this.#fingerprints.set(fingerprint, name);
		return before;
	}

	/** The name of an earlier item that says nearly the same; remembers this one. */
	near(question: Question, name: string): string | undefined {
		const words = questionWords(question);
		const bands = bandsOf(words);
		const resemblance = resemblanceTo(words);
		const met = Map.groupBy(
			bands.flatMap((band) => this.#bands.get(band) ?? []),
			(other) => other,
		);
		for (const band of bands) {
			const list = this.#bands.get(band) ?? [];
			// An item that resembles many is shown with one of the first.
			if (list.length < 10) this.#bands.set(band, [...list, { name, words }]);
		}
		// Comparing long texts takes time, so only those that share most are compared.
		const likeliest = [...met].toSorted(([, a], [, b]) => b.length - a.length).slice(0, mostCompared);
		return likeliest.find(([other]) => resemblance(other.words) >= NEARLY_THE_SAME)?.[0].name;
	}
}

/** The outcome for some items of a file: the bank's own checks, and duplicates in the bank and the file. */
export async function judgeItems(
	{ db, workers }: Pick<AppContext, "db" | "workers">,
	target: ImportTarget,
	{ items, from, memory }: { items: readonly ReadItem[]; from: number; memory: FileMemory },
): Promise<ImportItem[]> {
	const faulty = await faultNotes(workers, items);
	const checked: CheckedItem[] = [];
	for (const [at, item] of items.entries()) {
		checked.push(checkItem(item, target, faulty[at] ?? []));
		await setImmediate();
	}
	const images = await selectKnownImages(db, imageIdsOf(items.map(({ question }) => question)));
	for (const { sound, notes } of checked)
		if (imageIdsOf([sound]).some((id) => !images.has(id))) notes.push(noteOf("unknown-picture"));
	const like = await findLike(db, checked, memory);
	return checked.map(({ item, filed, notes, fingerprint }, at) => {
		const outcome = outcomeOf(notes);
		return {
			...filed,
			import_id: target.import_id,
			position: from + at + 1,
			name: item.name,
			outcome,
			notes,
			question: outcome === "refused" ? null : item.question,
			fingerprint,
			like_question_id: like[at] ?? null,
		};
	});
}

interface CheckedItem {
	item: ReadItem;
	filed: Pick<ImportItem, "skill_id" | "difficulty" | "tags">;
	/** Later findings are added. */
	notes: ExchangeNote[];
	fingerprint: string | null;
	/** The question, unless its content is refused. */
	sound: Question | null;
}

function checkItem(item: ReadItem, target: ImportTarget, faulty: ExchangeNote[]): CheckedItem {
	const { question } = item;
	const notes = [...item.notes, ...faulty];
	const filed = fileItem(item, target, notes);
	const fingerprint = question === null ? null : questionFingerprint(question);
	return { item, filed, notes, fingerprint, sound: outcomeOf(notes) === "refused" ? null : question };
}

/**
 * Finds the question of the bank that is the same as each of these, or nearly; adds notes about that and
 * about duplicates in the file.
 */
async function findLike(
	db: AppContext["db"],
	checked: readonly CheckedItem[],
	memory: FileMemory,
): Promise<(string | undefined)[]> {
	const prints = checked.map(({ fingerprint }) => fingerprint).filter((print) => print !== null);
	const same = await selectSame(db, prints);
	const like: (string | undefined)[] = [];
	const others: { at: number; question: Question }[] = [];
	for (const [at, { item, notes, fingerprint, sound }] of checked.entries()) {
		if (sound === null || fingerprint === null) continue;
		like[at] = same.get(fingerprint);
		if (like[at] !== undefined) notes.push(noteOf("in-bank"));
		const before = memory.same(fingerprint, item.name);
		if (before !== undefined) notes.push(noteOf("twice-in-file", before));
		if (like[at] !== undefined || before !== undefined) continue;
		const near = memory.near(sound, item.name);
		if (near !== undefined) notes.push(noteOf("near-in-file", near));
		others.push({ at, question: sound });
		await setImmediate();
	}
	const nearest: Awaited<ReturnType<typeof selectNearest>> = [];
	for (const some of portionsOf(others.map(({ question }) => question)))
		nearest.push(...(await selectNearest(db, some)));
	for (const [place, { at, question }] of others.entries()) {
		const near = nearest[place] ?? [];
		if (near.length === 0) continue;
		await setImmediate();
		const asksTheSame = asksLike(question);
		const twin = near.find(({ words }) => asksTheSame(words));
		like[at] = (twin ?? near[0])?.id;
		// Other numbers in the same words are another question.
		checked[at]?.notes.push(noteOf(twin === undefined ? "like-in-bank" : "near-in-bank"));
	}
	return like;
}

/** Many short questions together, or few long ones. */
function* portionsOf(questions: readonly Question[]): Generator<Question[]> {
	let [some, length]: [Question[], number] = [[], 0];
	for (const question of questions) {
		if (some.length > 0 && length + question.prompt.length > lookedUpTogether) {
			yield some;
			[some, length] = [[], 0];
		}
		some.push(question);
		length += question.prompt.length;
	}
	if (some.length > 0) yield some;
}

/** Tells whether nearly the same words have the same numbers and operations as this question's. */
function asksLike(question: Question): (words: string) => boolean {
	const own = [numbersIn, operationsIn].map((found) => ({
		found,
		all: new Set(found(questionWords(question))),
	}));
	return (words) =>
		own.every(({ found, all }) => {
			const other = new Set(found(words));
			return other.size === all.size && [...all].every((each) => other.has(each));
		});
}

/** Why the bank would refuse each of them. */
async function faultNotes(
	workers: AppContext["workers"],
	items: readonly ReadItem[],
): Promise<ExchangeNote[][]> {
	const notes: ExchangeNote[][] = [];
	const whole: { at: number; question: Question }[] = [];
	for (const [at, { question }] of items.entries()) {
		if (question === null) continue;
		const parsed = z.safeParse(authoredQuestion, question, { error: sayIssue });
		if (parsed.success) whole.push({ at, question });
		else {
			const [issue] = parsed.error.issues;
			notes[at] = [
				noteOf("too-large", issue === undefined ? "" : `${issue.path.join(".")}: ${issue.message}`),
			];
		}
	}
	const found = await faultsOfMany(
		workers,
		whole.map(({ question }) => question),
	);
	for (const [place, { at }] of whole.entries()) {
		const faults = (found[place] ?? []).map(({ field, fault }) => `${field}: ${fault}`);
		if (faults.length > 0) notes[at] = [noteOf("faulty", faults.join(", "))];
	}
	return notes;
}

/** A skill that the file names, by id or by name, or the one chosen for the whole file. */
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
