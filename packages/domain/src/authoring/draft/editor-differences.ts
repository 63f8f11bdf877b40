import type { Question } from "../../question/question.ts";

/** A question and its filing, as stored in one version. */
export interface FiledQuestion {
	question: Question;
	skill_id: string;
	difficulty: number;
	tags: readonly string[];
}

/** A piece of a text, and which of two versions has it. */
export interface TextPiece {
	kind: "same" | "added" | "removed";
	text: string;
}

/** One field that differs; paths are named as in the question ("hints[1]"). */
export interface FieldDifference {
	field: string;
	pieces: TextPiece[];
}

/** Every field in which two versions differ, in the order of a question, with its words compared. */
export function differencesOf(before: FiledQuestion, after: FiledQuestion): FieldDifference[] {
	const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
	const names = new Set([...old.keys(), ...fresh.keys()]);
	return [...names].flatMap((field) => {
		const [from = "", to = ""] = [old.get(field), fresh.get(field)];
		return from === to ? [] : [{ field, pieces: piecesOf(from, to) }];
	});
}

function fieldsOf({ question, skill_id, difficulty, tags }: FiledQuestion): Map<string, string> {
	const { question_type, prompt, cta, explanation, hints, known_mistakes, ...rest } = question;
	const fields = new Map<string, string>();
	gather(fields, "", { question_type, prompt, cta, ...rest });
	gather(fields, "", { hints, explanation, known_mistakes });
	gather(fields, "", { skill_id, difficulty, tags: tags.join(", ") });
	return fields;
}

function gather(fields: Map<string, string>, path: string, value: unknown): void {
	if (value === undefined || value === null) return;
	if (Array.isArray(value)) {
		if (value.every((each) => typeof each === "string" && path.endsWith("answers")))
			fields.set(path, value.join(", "));
		else for (const [at, each] of value.entries()) gather(fields, `${path}[${at}]`, each);
	} else if (typeof value === "object")
		for (const [name, each] of Object.entries(value))
			gather(fields, path === "" ? name : `${path}.${name}`, each);
	else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
		fields.set(path, `${value}`);
}

/**
 * A longer text is shown as removed and added as a whole: the table below grows with the square of the words.
 */
const MAX_WORDS = 1500;

/** Compares two texts by word: common words appear once, the others as removed or added. */
export function piecesOf(before: string, after: string): TextPiece[] {
	const [old, fresh] = [wordsOf(before), wordsOf(after)];
	if (old.length > MAX_WORDS || fresh.length > MAX_WORDS)
		return joined([
			{ kind: "removed", text: before },
			{ kind: "added", text: after },
		]);
	const common = commonLengths(old, fresh);
	const lengthAt = (i: number, j: number) => common[i]?.[j] ?? 0;
	const pieces: TextPiece[] = [];
	let [i, j] = [0, 0];
	while (i < old.length || j < fresh.length) {
		const [one = "", other = ""] = [old[i], fresh[j]];
		if (i < old.length && j < fresh.length && isSameWord(one, other)) {
			pieces.push({ kind: "same", text: other });
			i += 1;
			j += 1;
		} else if (j >= fresh.length || (i < old.length && lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
			pieces.push({ kind: "removed", text: one });
			i += 1;
		} else {
			pieces.push({ kind: "added", text: other });
			j += 1;
		}
	}
	return joined(pieces);
}

/** Words, each with its trailing blanks, which make no difference. */
function wordsOf(text: string): string[] {
	return text.split(/(?<=\s)(?=\S)/).filter((word) => word !== "");
}

function isSameWord(one: string | undefined, other: string | undefined): boolean {
	return one?.trim() === other?.trim();
}

/** Lengths of the longest common subsequences of the remaining words, from each pair of positions on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): number[][] {
	const table = Array.from({ length: old.length + 1 }, () =>
		Array.from({ length: fresh.length + 1 }, () => 0),
	);
	for (let i = old.length - 1; i >= 0; i -= 1) {
		const [row = [], below = []] = [table[i], table[i + 1]];
		for (let j = fresh.length - 1; j >= 0; j -= 1)
			row[j] = isSameWord(old[i], fresh[j])
				? (below[j + 1] ?? 0) + 1
				: Math.max(below[j] ?? 0, row[j + 1] ?? 0);
	}
	return table;
}

/** Merges neighbors of one kind and drops empty pieces. */
function joined(pieces: readonly TextPiece[]): TextPiece[] {
	const result: TextPiece[] = [];
	for (const { kind, text } of pieces) {
		const last = result.at(-1);
		if (text === "") continue;
		if (last?.kind === kind) last.text += text;
		else result.push({ kind, text });
	}
	return result;
}
