import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { FillOneQuestion, StudentAnswer } from "@learnin/domain/question/question";
import { median, missingFigures } from "../measure-window.ts";
import type { Entry } from "./entries.ts";
import { gradedEntries } from "./entries.ts";
import { referenceScore } from "./reference.ts";

interface Plan {
	windowMs: number;
	rounds: number;
}

type Grade = () => unknown;

const slicesPerWindow = 10;
const entryCount = 1_000;
/** How many times as many as the reference, at least. */
const leastRatio = 20;

type NumberType = Exclude<FillOneQuestion["answer_type"], "STRING">;

/** Keys of every number type with typical entries: right, in another spelling or form, not yet right, incomplete. */
const typedNumbers: readonly { type: NumberType; key: string; entries: readonly string[] }[] = [
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

/**
 * Grades per second of CPU time, as a ratio to the scorer of Khan Academy's exercises, each called by its entry point
 * with the same answers to the same questions in the same run: a mix of all types as students get them, and typed
 * numbers in many spellings. What the reference does not score is in neither.
 */
export function gradingTable(plan: Plan): { table: string; over: string[] } {
	const mix = compare("a mix of all types", gradedEntries(entryCount), plan);
	const numbers = compare("typed numbers", typedEntries(), plan);
	const table = [
		"\nGrading, per CPU second           entries   gradeAnswer  perseus-score   ratio",
		mix.row,
		numbers.row,
		"",
	].join("\n");
	return { table, over: [...mix.over, ...numbers.over] };
}

function typedEntries(): Entry[] {
	return typedNumbers.flatMap(({ type, key, entries }) =>
		entries.map((text) => {
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
			return { question, answer };
		}),
	);
}

/** Everything is built before the clock starts; short alternating slices, since a disturbance then affects both. */
function compare(name: string, entries: readonly Entry[], { windowMs, rounds }: Plan) {
	const pairs = entries.flatMap((entry) => {
		const their = referenceScore(entry);
		return their === null ? [] : [{ our: () => gradeAnswer(entry.question, entry.answer), their }];
	});
	const ours = pairs.map(({ our }) => our);
	const theirs = pairs.map(({ their }) => their);
	for (const grades of [ours, theirs]) gradesPerSecond(grades, windowMs);
	const measured = Array.from({ length: slicesPerWindow * rounds + 1 }, (_, round) => {
		const first = round % 2 === 0 ? ours : theirs;
		const one = gradesPerSecond(first, windowMs / slicesPerWindow);
		const other = gradesPerSecond(first === ours ? theirs : ours, windowMs / slicesPerWindow);
		return first === ours ? { our: one, their: other } : { our: other, their: one };
	});
	const our = median(measured.map((round) => round.our));
	const their = median(measured.map((round) => round.their));
	const ratio = median(measured.map((round) => round.our / round.their));
	const figures = [
		`${pairs.length}`.padStart(9),
		thousands(our).padStart(14),
		thousands(their).padStart(15),
		ratio.toFixed(1).padStart(8),
	];
	const isSlow = ratio < leastRatio;
	return {
		row: `${name.padEnd(32)}${figures.join("")}`,
		over: [
			...missingFigures(`grading ${name}`, [our, their, ratio]),
			...(isSlow ? [`grading ${name}: ${ratio.toFixed(1)} times the reference, under ${leastRatio}`] : []),
		],
	};
}

/** Grades per second of this process's CPU time, so that other work on the machine does not count. */
function gradesPerSecond(grades: readonly Grade[], windowMs: number): number {
	// Few entries are graded several times between two looks at the clock, which costs something itself.
	const passes = Math.ceil(entryCount / grades.length);
	let count = 0;
	const start = process.cpuUsage();
	let spent = 0;
	while (spent < windowMs) {
		for (let pass = 0; pass < passes; pass += 1) for (const grade of grades) grade();
		count += passes * grades.length;
		const { user, system } = process.cpuUsage(start);
		spent = (user + system) / 1000;
	}
	return (count * 1000) / spent;
}

function thousands(perSecond: number): string {
	return Math.round(perSecond).toLocaleString("en-US");
}
