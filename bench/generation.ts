import type { Generator } from "@learnin/curriculum/generators/generator";
import { generators } from "@learnin/curriculum/generators/generators";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { median, missingFigures } from "./measure-window.ts";

interface Sizes {
	/** Of the first questions: five each, one per difficulty. */
	seeds: number;
	coreSeconds: number;
}

const difficulties: Difficulty[] = [1, 2, 3, 4, 5];

/**
 * Questions that one core makes per second of CPU time: each generator over the same seeds and difficulties, first
 * while its code is new to the process, then for `coreSeconds`, most of them with compiled code. The first are compared
 * with writing and reading the same questions as JSON in the same run, which is the cost of storing them.
 */
export function generationTable({ seeds, coreSeconds }: Sizes): { table: string; over: string[] } {
	const measured = generators
		.map((generator) => measure(generator, { seeds, coreSeconds }))
		.toSorted((a, b) => a.made - b.made);
	const made = median(measured.map((each) => each.made));
	const first = median(measured.map((each) => each.first));
	const ratio = median(measured.map((each) => each.first / each.kept));
	const slowest = measured
		.slice(0, 3)
		.map((each) => `${each.skill_id} ${thousands(each.made)}`)
		.join(", ");
	const table = [
		`\nMaking questions (${generators.length} generators, ${coreSeconds} core seconds each)`,
		`median of the generators      ${thousands(made)} questions/s`,
		`slowest                       ${slowest}`,
		`median of the first ${seeds * difficulties.length}      ${thousands(first)} questions/s`,
		`against JSON of the same      ${ratio.toFixed(2)}`,
		"",
	].join("\n");
	return { table, over: missingFigures("generation", [made, first, ratio]) };
}

function measure(generator: Generator, { seeds, coreSeconds }: Sizes) {
	const make = (seed: number): Question[] =>
		difficulties.map((difficulty) => generator.generate(seed, difficulty));
	for (let seed = 0; seed < seeds / 4; seed += 1) make(seed + 1_000_000);
	const questions: Question[] = [];
	const making = processorSeconds(() => {
		for (let seed = 0; seed < seeds; seed += 1) questions.push(...make(seed));
	});
	const keeping = processorSeconds(() => {
		for (const question of questions) JSON.parse(JSON.stringify(question));
	});
	const count = questions.length;
	return {
		skill_id: generator.skill_id,
		made: perCoreSecond(make, coreSeconds),
		first: count / making,
		kept: count / keeping,
	};
}

/** Questions per second of CPU time, over fresh seeds for as long as `coreSeconds`. */
function perCoreSecond(make: (seed: number) => Question[], coreSeconds: number): number {
	let [seed, count, seconds] = [0, 0, 0];
	while (seconds < coreSeconds)
		seconds += processorSeconds(() => {
			for (const end = seed + 50; seed < end; seed += 1) count += make(seed).length;
		});
	return count / seconds;
}

function processorSeconds(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000_000;
}

function thousands(perSecond: number): string {
	return `${(perSecond / 1000).toFixed(1)}k`;
}
