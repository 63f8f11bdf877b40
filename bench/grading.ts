import { scoreNumericInput } from "@khanacademy/perseus-score";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { AnswerType, FillOneQuestion, StudentAnswer } from "@learnin/domain/question/question";
import { median, missingFigures } from "./measure-window.ts";

type NumberType = Exclude<AnswerType, "STRING">;
type Rubric = Parameters<typeof scoreNumericInput>[1];
type Form = NonNullable<Rubric["answers"][number]["answerForms"]>[number];

interface Plan {
	windowMs: number;
	rounds: number;
}

const slicesPerWindow = 10;

/** Keys of every number type with typical entries: right, in another spelling or form, not yet right, incomplete. */
const cases: readonly { type: NumberType; key: string; entries: readonly string[] }[] = [
	{ type: "INTEGER", key: "56", entries: ["56", "54", " 56 ", "+56", "5", "650"] },
	{ type: "INTEGER", key: "-12", entries: ["-12", "12", "\u221212", "- 12", "-120"] },
	{ type: "INTEGER", key: "1234567", entries: ["1234567", "1,234,567", "1,234,576", "123456"] },
	{ type: "FLOAT", key: "0.5", entries: ["0.5", ".5", "0.50", "0.6", "5"] },
	{ type: "FLOAT", key: "78.54", entries: ["78.54", "78.5", "7.854", "78.540"] },
	{ type: "SIMPLE_FRACTION", key: "5/8", entries: ["5/8", "10/16", "4/12", "5 / 8", "8/5", "5/"] },
	{ type: "SIMPLE_FRACTION", key: "-3/4", entries: ["-3/4", "3/4", "-6/8", "-3/5"] },
	{ type: "MIXED_FRACTION", key: "4 1/4", entries: ["4 1/4", "3 1/4", "4 2/8", "17/4", "4 1/"] },
	{ type: "MIXED_FRACTION", key: "12 5/6", entries: ["12 5/6", "11 5/6", "12 10/12"] },
	{ type: "MIXED", key: "2.5", entries: ["2.5", "5/2", "2 1/2", "2.4", "5"] },
];

/** The forms that the reference accepts: only those of the type, which is the least work for it. */
const forms: Readonly<Record<NumberType, Form[]>> = {
	INTEGER: ["integer"],
	FLOAT: ["integer", "decimal"],
	SIMPLE_FRACTION: ["proper", "improper"],
	MIXED_FRACTION: ["mixed", "proper"],
	MIXED: ["integer", "decimal", "proper", "improper", "mixed"],
};

/**
 * Grades per second of CPU time, as a ratio to the scorer of Khan Academy's exercises on the same keys and entries in
 * the same run. Questions and rubrics are built before the clock starts; the order alternates; medians.
 */
export function gradingTable({ windowMs, rounds }: Plan): { table: string; over: string[] } {
	const ours = cases.flatMap(({ entries, ...rest }) => entries.map((text) => ourGrade(rest, text)));
	const theirs = cases.flatMap(({ entries, ...rest }) => entries.map((text) => referenceGrade(rest, text)));
	for (const grades of [ours, theirs]) gradesPerSecond(grades, windowMs);
	// Short alternating slices: a disturbance of the machine affects both alike.
	const measured = Array.from({ length: slicesPerWindow * rounds + 1 }, (_, round) => {
		const first = round % 2 === 0 ? ours : theirs;
		const one = gradesPerSecond(first, windowMs / slicesPerWindow);
		const other = gradesPerSecond(first === ours ? theirs : ours, windowMs / slicesPerWindow);
		return first === ours ? { our: one, their: other } : { our: other, their: one };
	});
	const our = median(measured.map((round) => round.our));
	const their = median(measured.map((round) => round.their));
	const ratio = median(measured.map((round) => round.our / round.their));
	const table = `\nGrading a typed number (${ours.length} entries)\n${row("gradeAnswer", our)}${row("perseus-score", their)}ratio ${ratio.toFixed(1)}\n`;
	return { table, over: missingFigures("grading", [our, their, ratio]) };
}

type Case = Pick<(typeof cases)[number], "type" | "key">;

function ourGrade({ type, key }: Case, text: string): () => unknown {
	const question: FillOneQuestion = {
		question_type: "FILL_ONE",
		answer_type: type,
		prompt: "",
		hints: [],
		explanation: "",
		known_mistakes: [],
		key: { answers: [key] },
	};
	const answer: StudentAnswer = { question_type: "FILL_ONE", text };
	return () => gradeAnswer(question, answer);
}

function referenceGrade({ type, key }: Case, text: string): () => unknown {
	const [whole, fraction] = key.split(" ");
	const rubric: Rubric = {
		coefficient: false,
		answers: [
			{
				value: valueOf(whole ?? "0", fraction),
				status: "correct",
				message: "",
				simplify: "required",
				strict: true,
				answerForms: forms[type],
				maxError: null,
			},
		],
	};
	const input = { currentValue: text };
	return () => scoreNumericInput(input, rubric);
}

/** The key as the floating-point number that the reference expects. */
function valueOf(first: string, second?: string): number {
	const [top, bottom = "1"] = (second ?? first).split("/");
	const part = Number(top) / Number(bottom);
	return second === undefined ? part : Number(first) + part;
}

/** Grades per second of this process's CPU time, so that other work on the machine does not count. */
function gradesPerSecond(grades: readonly (() => unknown)[], windowMs: number): number {
	let count = 0;
	const start = process.cpuUsage();
	let spent = 0;
	while (spent < windowMs) {
		for (let pass = 0; pass < 20; pass += 1) for (const grade of grades) grade();
		count += 20 * grades.length;
		const { user, system } = process.cpuUsage(start);
		spent = (user + system) / 1000;
	}
	return (count * 1000) / spent;
}

function row(name: string, perSecond: number): string {
	return `${name.padEnd(16)}${Math.round(perSecond).toLocaleString("en-US").padStart(12)} per CPU second\n`;
}
