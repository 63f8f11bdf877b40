import type { GeneratedQuestion } from "@learnin/domain/authoring/generated/generated-form";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import type { SolveTask } from "./asked-tasks.ts";

/** The correct answer of a question as text that a student sees. */
type Truth =
	| { kind: "texts"; texts: string[] }
	| { kind: "labels"; labels: Set<string> }
	| { kind: "pairs"; pairs: Map<string, string> };

const most = 2_000;

/**
 * The stand-in cannot calculate: it remembers the correct answers of the questions that it wrote, and says of
 * all others that it cannot solve them.
 */
export class QuestionMemory {
	#truths = new Map<string, Truth>();

	/** Stores the correct answer before a mistake is introduced. */
	keep(made: GeneratedQuestion): void {
		const truth = truthOf(made);
		if (truth === undefined) return;
		this.#truths.set(plain(made.prompt), truth);
		const [oldest] = this.#truths.keys();
		if (this.#truths.size > most && oldest !== undefined) this.#truths.delete(oldest);
	}

	solve(task: SolveTask): { is_answerable: boolean; answers: string[] } {
		const truth = this.#truths.get(plain(task.question));
		const answers = truth === undefined ? [] : answersBy(truth, task);
		return { is_answerable: answers.length > 0, answers };
	}
}

function plain(text: string): string {
	return toPlainText(text).toLowerCase();
}

function truthOf(made: GeneratedQuestion): Truth | undefined {
	switch (made.question_type) {
		case "FILL_ONE":
			return { kind: "texts", texts: [made.answer] };
		case "FILL_MULTIPLE":
			return { kind: "texts", texts: made.boxes.map(({ answer }) => answer) };
		case "SELECT_ONE":
		case "SELECT_ALL":
			return {
				kind: "labels",
				labels: new Set(made.options.filter(({ is_right }) => is_right).map(({ label }) => plain(label))),
			};
		case "MATCH_THE_FOLLOWING":
			return {
				kind: "pairs",
				pairs: new Map(made.pairs.map(({ left, right }) => [plain(left), plain(right)])),
			};
		case "LABELED_INPUT":
			return {
				kind: "pairs",
				pairs: new Map(made.cards.map(({ label, bin }) => [plain(label), plain(bin)])),
			};
		case "VERIFY_WITH_LLM":
			return undefined;
	}
}

function answersBy(truth: Truth, task: SolveTask): string[] {
	const { options = [] } = task;
	const left = task.left ?? task.places ?? task.cards_to_sort ?? [];
	const right = task.right ?? task.cards ?? task.bins ?? [];
	switch (truth.kind) {
		case "texts":
			return truth.texts;
		case "labels":
			return options.filter(({ label }) => truth.labels.has(plain(label))).map(({ letter }) => letter);
		case "pairs":
			return left.map((side) => {
				const wanted = truth.pairs.get(plain(side));
				return String(right.find(({ label }) => plain(label) === wanted)?.number ?? 0);
			});
	}
}
