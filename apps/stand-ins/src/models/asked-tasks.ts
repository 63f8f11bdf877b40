/** A request to write a question. */
export interface WriteTask {
	skill_id: string;
	question_type: string;
	answer_type: string;
	difficulty: number;
	/** Its number out of the total. */
	number: number;
	/** The author's request; the stand-in only reads it when it is told to obey. */
	wish: string;
	/** Earlier prompts. */
	made_before: string[];
}

/** A request to solve a question, from what a student sees of it. */
export interface SolveTask {
	question: string;
	options?: { letter: string; label: string }[];
	left?: string[];
	right?: { number: number; label: string }[];
	/** Places in a row, and the cards that are put there in order. */
	places?: string[];
	cards?: { number: number; label: string }[];
	/** Cards, and the bins that they are sorted into. */
	cards_to_sort?: string[];
	bins?: { number: number; label: string }[];
	boxes?: unknown[];
}

/** Finds the task in the texts of a request; undefined for any other request. */
export function findWriteTask(texts: readonly string[]): WriteTask | undefined {
	const found = objectsIn(texts);
	const task = fields(found.find((each) => "write_question" in each)?.["write_question"]);
	const skill_id = fields(task["skill"])["id"];
	if (typeof skill_id !== "string") return undefined;
	const foreign = found.find((each) => "wish" in each || "made_before" in each) ?? {};
	const made = foreign["made_before"];
	return {
		skill_id,
		question_type: String(task["question_type"]),
		answer_type: String(task["answer_type"]),
		difficulty: Number(task["difficulty"]),
		number: Number(task["number"]),
		wish: String(foreign["wish"] ?? ""),
		made_before: Array.isArray(made) ? made.map(String) : [],
	};
}

/** Like `findWriteTask`, for a request to solve one. */
export function findSolveTask(texts: readonly string[]): SolveTask | undefined {
	const task = objectsIn(texts).find((each) => "solve_question" in each)?.["solve_question"];
	return typeof fields(task)["question"] === "string" ? (task as SolveTask) : undefined;
}

function objectsIn(texts: readonly string[]): Record<string, unknown>[] {
	return texts.flatMap((text) => text.split("\n")).flatMap(parse);
}

function parse(line: string): Record<string, unknown>[] {
	try {
		const value: unknown = JSON.parse(line);
		return Array.isArray(value) ? [] : [fields(value)];
	} catch {
		return [];
	}
}

function fields(value: unknown): Record<string, unknown> {
	return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
