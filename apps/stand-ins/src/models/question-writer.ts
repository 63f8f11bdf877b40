import type { SolveTask, WriteTask } from "./asked-tasks.ts";
import { mutateQuestion } from "./mutate-question.ts";
import { QuestionMemory } from "./question-memory.ts";
import type { How } from "./ways.ts";
import { writeQuestion } from "./write-question.ts";

/** Its mistakes where the answer is made by hand: those beside options and boxes would change nothing there. */
const carelessByHand: Partial<Record<How, How>> = { two_right: "board_unfit", hint_tells: "board_tells" };

/** A careless model's mistakes, by the number of the question in its job; two of three are correct. */
const carelessTurns: readonly How[] = [
	"honest",
	"honest",
	"wrong_answer",
	"honest",
	"honest",
	"two_right",
	"honest",
	"honest",
	"hint_tells",
];

/** The stand-in's questions: a different one for each request; deterministic for the first seed. */
export class QuestionWriter {
	readonly #firstSeed: number;
	#memory = new QuestionMemory();
	#written = 0;

	constructor(firstSeed: number) {
		this.#firstSeed = firstSeed;
	}

	/** A question in the requested format; undefined if there is none without an image. */
	write(how: How, task: WriteTask): unknown {
		const turn = carelessTurns[(task.number - 1) % carelessTurns.length] ?? "honest";
		this.#written += 1;
		const seed = this.#firstSeed + (how === "duplicate" ? 0 : this.#written * 1_000);
		const made = writeQuestion(how === "duplicate" ? { ...task, made_before: [] } : task, seed);
		if (made === undefined) return undefined;
		this.#memory.keep(made);
		if (how === "obey") return { ...made, ...orderIn(task.wish) };
		const isByHand = "interaction" in made && made.interaction !== null;
		const slip = isByHand ? (carelessByHand[turn] ?? turn) : turn;
		return mutateQuestion(how === "careless" ? slip : how, made);
	}

	solve(how: How, task: SolveTask): unknown {
		return how === "no_solution" ? { is_answerable: false, answers: [] } : this.#memory.solve(task);
	}

	reset(): void {
		this.#written = 0;
		this.#memory = new QuestionMemory();
	}
}

/** The first JSON object in an author's text. */
function orderIn(wish: string): object {
	const [found] = /\{[\s\S]*\}/.exec(wish) ?? [];
	try {
		return JSON.parse(found ?? "{}") as object;
	} catch {
		return {};
	}
}
